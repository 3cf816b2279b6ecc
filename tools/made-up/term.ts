import { daysAfter, yearsAfter } from '../../apps/server/src/platform/clock/clock.ts'

/** A year of cover; both days are covered. */
export interface Term {
  readonly startsOn: string
  readonly endsOn: string
  readonly issuedOn: string
}

/** Renewals are taken out two weeks ahead, so a term that begins within two weeks is already issued. */
const issuedDaysAhead = 14

export function termStarting(startsOn: string): Term {
  return {
    startsOn,
    endsOn: daysAfter(yearsAfter(startsOn, 1), -1),
    issuedOn: daysAfter(startsOn, -issuedDaysAhead),
  }
}
