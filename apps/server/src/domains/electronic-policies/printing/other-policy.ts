import type { DetailInfo, PolicyFact, RiskItem } from '@ecenter/contract/policies/policy.ts'
import type { DocumentDraft } from '../../../platform/documents/documents.ts'
import { dayInChinese, type Insurer } from '../../../platform/documents/letterhead.ts'
import { amountInFigures, nothing } from '../../../platform/documents/printed-amount.ts'
import { maskIdNumber } from '../../../platform/mask/mask.ts'
import { detailInfosOf, riskItemsOf } from '../../policies/rules/describe-risk.ts'
import type { InsuredPerson } from '../../policies/store/insured-person.ts'
import type { Policy } from '../../policies/store/policy.ts'
import { adviceFor } from './advice.ts'
import { type PolicyFacts, policyFactsOf } from './policy-facts.ts'
import {
  type PrintedCoverage,
  type PrintedParty,
  type PrintedVehicle,
  printedCoverage,
  printedVehicle,
} from './printed-parts.ts'
import { qrCodeFiles } from './qr-code.ts'
import type { WholePolicy } from './whole-policy.ts'

/** 保险单 of every kind without a form of its own: what it insures comes as facts with labels. */
export type OtherPolicyFacts = PolicyFacts & {
  readonly title: string
  /** With the cover of a car's occupants. */
  readonly vehicle: PrintedVehicle | undefined
  /** The one thing that is insured, where a line says it all; else `risk` lists them. */
  readonly subject: string | undefined
  readonly risk: PrintedRisk | undefined
  readonly details: readonly DetailInfo[]
  readonly coverages: readonly PrintedCoverage[]
  readonly people: PrintedPeople | undefined
  readonly basics: readonly PolicyFact[]
  /** What the insurer must be told of while the policy runs. */
  readonly duty: string
}

type PrintedRisk = {
  readonly title: string
  readonly items: readonly {
    readonly name: string
    readonly note: string
    /** Only where one of the items has a sum of its own. */
    readonly sumInsured: string | undefined
  }[]
}

export function otherPolicyOf(
  insurer: Insurer,
  whole: WholePolicy,
): DocumentDraft<OtherPolicyFacts> {
  const { policy, coverages, basics } = whole
  return {
    template: 'other-policy',
    facts: {
      ...policyFactsOf(insurer, whole),
      ...(policy.kind === 'group' ? { insured: insuredOfGroup(policy) } : {}),
      title: `${policy.productName}保险单`,
      vehicle: policy.vehicle && printedVehicle(policy),
      ...printedRisk(policy),
      details: detailInfosOf(policy),
      coverages: coverages.map(printedCoverage),
      people: printedPeople(whole),
      basics: basics.map(({ label, value }) => ({ label, value })),
      duty: adviceFor(policy.kind).duty,
    },
    files: qrCodeFiles(whole.verifyUrl),
  }
}

/** A company takes the policy out, its people are insured. */
function insuredOfGroup({ insuredCount }: Policy): PrintedParty {
  return { name: `${insuredCount} 人，见被保险人名单`, idNumber: nothing, mobile: nothing }
}

function printedRisk(policy: Policy): Pick<OtherPolicyFacts, 'subject' | 'risk'> {
  const items = riskItemsOf(policy)
  const hasSums = items.some(({ sumInsured }) => sumInsured !== undefined)
  const [first, ...others] = items
  if (first === undefined) return { subject: undefined, risk: undefined }
  if (others.length === 0 && !hasSums && policy.kind !== 'group') {
    // Several people stand in a list of their own.
    return { subject: policy.insuredCount > 1 ? undefined : subjectOf(first), risk: undefined }
  }
  const printed = items.map(({ name, note, sumInsured }) => ({
    name,
    note: note ?? nothing,
    sumInsured: hasSums ? amountInFigures(sumInsured) : undefined,
  }))
  const title = policy.kind === 'group' ? '保障方案' : '保险标的'
  return { subject: undefined, risk: { title, items: printed } }
}

function subjectOf({ name, note }: RiskItem): string {
  return note === undefined ? name : `${name}（${note}）`
}

/** Everybody that a policy names; `list` is empty where they are too many to be printed. */
type PrintedPeople = {
  readonly count: string
  readonly list: readonly PrintedPerson[]
}

type PrintedPerson = { readonly name: string; readonly idNumber: string; readonly cover: string }

/** Undefined where one person is insured, who stands among the parties already. */
function printedPeople({ policy, people }: WholePolicy): PrintedPeople | undefined {
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
