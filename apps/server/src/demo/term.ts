import { daysAfter, yearsAfter } from '../platform/clock/days.ts'

/** A time of cover, a year unless told otherwise; both days are covered. */
export interface Term {
  readonly startsOn: string
  readonly endsOn: string
  readonly issuedOn: string
  /** How many renewals ago: 0 is the newest term of a car. Goes into the policy number. */
  readonly renewalsAgo: number
}

/** Renewals are taken out two weeks ahead, so a term that begins within two weeks is already issued. */
const issuedDaysAhead = 14

export function termStarting(startsOn: string): Term {
  return {
    startsOn,
    endsOn: daysAfter(yearsAfter(startsOn, 1), -1),
    issuedOn: daysAfter(startsOn, -issuedDaysAhead),
    renewalsAgo: 0,
  }
}

export function termEnding(endsOn: string, renewalsAgo = 0): Term {
  const startsOn = yearsAfter(daysAfter(endsOn, 1), -1)
  return { startsOn, endsOn, issuedOn: daysAfter(startsOn, -issuedDaysAhead), renewalsAgo }
}

export function termBefore({ startsOn, renewalsAgo }: Term): Term {
  return termEnding(daysAfter(startsOn, -1), renewalsAgo + 1)
}

/** Some days of cover, taken out on the day they begin or some days ahead. */
export function shortTerm(startsOn: string, days: number, daysAhead = 0): Term {
  return {
    startsOn,
    endsOn: daysAfter(startsOn, days - 1),
    issuedOn: daysAfter(startsOn, -daysAhead),
    renewalsAgo: 0,
  }
}
