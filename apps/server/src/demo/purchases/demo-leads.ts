import type { Lead, LeadNote } from '../../domains/purchases/store/lead.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { datedNumber } from '../../platform/numbers/dated-number.ts'
import { type Told, type Wish, wishes } from './wishes.ts'

/** A lead of the demo, who of the staff handles it, and what they noted. */
export interface DemoLead extends Lead {
  readonly handlerAccount: string | undefined
  readonly notes: readonly Omit<LeadNote, 'by'>[]
}

/** Who wants to buy from the demo insurer. */
export function demoLeads(today: string): DemoLead[] {
  return wishes.map((wish, at) => leadOf(wish, at, today))
}

function leadOf({ daysAgo, time, told = [], ...wish }: Wish, at: number, today: string): DemoLead {
  const leftOn = daysAfter(today, -daysAgo)
  return {
    promoterCode: undefined,
    handlerAccount: undefined,
    ...wish,
    leadNo: datedNumber('lead', leftOn, 40_718_001 + at * 1_357),
    leftAt: momentOf(today, daysAgo, time),
    leftOn,
    isSentOn: false,
    notes: told.map((note) => noteOf(note, today)),
  }
}

function noteOf({ daysAgo, time, ...said }: Told, today: string): Omit<LeadNote, 'by'> {
  return { ...said, at: momentOf(today, daysAgo, time) }
}

function momentOf(today: string, daysAgo: number, time: string): Date {
  return new Date(`${daysAfter(today, -daysAgo)}T${time}:00+08:00`)
}
