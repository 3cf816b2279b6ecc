import type { InsuredPerson } from '../../domains/policies/store/insured-person.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { residentId } from '../made-up-numbers.ts'
import { people } from '../people.ts'
import { groupPlans } from '../products/group-accident.ts'
import type { Term } from '../term.ts'

/** Days after the first day of cover on which people came and went. */
export const joinedAfterDays = 52
export const leftAfterDays = 97

const [leaders, makers, helpers] = groupPlans.map(({ name }) => name)
const surnames = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭林何高罗郑梁谢宋唐许邓冯韩曹']
const givenNames = [...'伟芳敏静磊洋勇艳杰娟涛霞刚桂平辉鑫玲波颖斌宁浩雪峰岩琳凯慧晨']
/** Birthdays from 1966 on; 37 shares no factor with them, so all of them come before any again. */
const birthdays = 14_000
const stepOfBirthdays = 37

/**
 * Everybody that the works' group policy names: four people with a story, then as many more as are
 * asked for. The same number always gives the same people, and no two of them one ID number.
 */
export function staffOf(count: number, { startsOn }: Term): InsuredPerson[] {
  const always = { joinedOn: undefined, leftOn: undefined }
  const withStory: InsuredPerson[] = [
    { ...people.worker, plan: leaders, ...always },
    { ...people.workerWithoutPhone, plan: helpers, ...always },
    {
      ...people.workerWhoLeft,
      plan: makers,
      ...always,
      leftOn: daysAfter(startsOn, leftAfterDays),
    },
    {
      ...people.workerWhoJoined,
      plan: makers,
      ...always,
      joinedOn: daysAfter(startsOn, joinedAfterDays),
    },
  ]
  const others = Array.from({ length: count - withStory.length }, (_, at) => ({
    ...workerAt(at),
    ...always,
  }))
  return [...withStory, ...others]
}

function workerAt(at: number) {
  const birthday = daysAfter('1966-01-01', (at * stepOfBirthdays) % birthdays)
  return {
    name: nameAt(at),
    idNumber: residentId('1201', birthday, 501 + Math.floor(at / birthdays)),
    plan: at % 9 === 0 ? leaders : at % 5 === 0 ? helpers : makers,
  }
}

/** Many share a name, as they do. */
function nameAt(at: number): string {
  const surname = surnames[at % surnames.length] ?? ''
  const rest = Math.floor(at / surnames.length)
  const given = givenNames[(at * 7) % givenNames.length] ?? ''
  const more = rest % 3 === 0 ? '' : (givenNames[(rest * 5 + at) % givenNames.length] ?? '')
  return surname + given + more
}
