import { dayInChinese } from '../../../platform/documents/chinese-day.ts'
import { nothing } from '../../../platform/documents/printed-amount.ts'
import { maskIdNumber } from '../../../platform/mask/mask.ts'
import type { InsuredPerson } from '../../policies/store/insured-person.ts'
import type { WholePolicy } from './whole-policy.ts'

/** Everybody that a policy names; `list` is empty where they are too many to be printed. */
export type PrintedPeople = {
  readonly count: string
  readonly list: readonly PrintedPerson[]
}

type PrintedPerson = { readonly name: string; readonly idNumber: string; readonly cover: string }

/** Undefined where one person is insured, who stands among the parties already. */
export function printedPeople({ policy, people }: WholePolicy): PrintedPeople | undefined {
  if (policy.insuredCount < 2) return undefined
  return { count: policy.insuredCount.toLocaleString('en-US'), list: people.map(printedPerson) }
}

function printedPerson({ name, idNumber, ...cover }: InsuredPerson): PrintedPerson {
  return { name, idNumber: maskIdNumber(idNumber), cover: coverOf(cover) }
}

/** Who joined later, or left early, is covered from that day or until then. */
function coverOf({
  relation,
  plan,
  joinedOn,
  leftOn,
}: Omit<InsuredPerson, 'name' | 'idNumber'>): string {
  const parts = [
    relation,
    plan,
    joinedOn === undefined ? undefined : `${dayInChinese(joinedOn)}加入`,
    leftOn === undefined ? undefined : `${dayInChinese(leftOn)}退出`,
  ].filter((part) => part !== undefined)
  return parts.length === 0 ? nothing : parts.join('，')
}
