import type { AppealEvent } from '../../domains/appeals/store/appeal-event.ts'
import type { NewAppeal } from '../../domains/appeals/store/store-appeal.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { datedNumber } from '../../platform/numbers/dated-number.ts'
import { type AppealStory, appealStories } from './appeal-stories.ts'

/** An appeal of the demo, what has happened to it, and what it is to try it for. */
export interface DemoAppeal extends NewAppeal {
  readonly phoneNumber: string
  readonly events: readonly AppealEvent[]
  readonly shows: string
}

/** Appeals in every state; days are reckoned from `today`, so that each state lasts. */
export function demoAppeals(today: string): DemoAppeal[] {
  return appealStories.map((story, at) => appealOf(story, at, today))
}

function appealOf(story: AppealStory, at: number, today: string): DemoAppeal {
  const { daysAgo, events, ...told } = story
  return {
    ...told,
    channel: 'site',
    caseNo: caseNumber(daysAfter(today, -daysAgo), at),
    sex: at % 2 === 0 ? '1' : '2',
    cityCode: '11010000',
    callBackTime: at % 2 === 0 ? 'soonest' : '10',
    email: undefined,
    registNo: undefined,
    claim: undefined,
    filedAt: morningOf(today, daysAgo),
    events: events.map(([type, ago, text]) => ({ type, at: morningOf(today, ago), text })),
  }
}

/** The eight digits are always the same, so that a case can be tried after every start. */
function caseNumber(filedOn: string, at: number): string {
  return datedNumber('case', filedOn, 31_415_926 + at * 7919)
}

function morningOf(today: string, daysAgo: number): Date {
  return new Date(`${daysAfter(today, -daysAgo)}T09:20:00+08:00`)
}
