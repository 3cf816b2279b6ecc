import { sql } from 'kysely'

/**
 * First and last day of cover behind a row that joins `policy` with the `person` whose share it is:
 * who joined later is covered from that day, and who left no more on the day on which they did.
 * Nothing is changed where nobody came, went or is joined; the two functions pass over nulls.
 */
export const firstDay = sql<string>`greatest(policy.starts_on, person.joined_on)`
/** Who joined on a later day is covered from its midnight. */
export const firstHour = sql<number>`
  case when person.joined_on > policy.starts_on then 0 else policy.start_hour end`
export const lastDay = sql<string>`least(policy.ends_on, person.left_on - 1)`
