import { sql } from 'kysely'

/**
 * First and last day of cover behind a row that joins `policy` with the `person` whose share it is:
 * who joined later is covered from that day, and who left no more on the day on which they did.
 * Nothing is changed where nobody came, went or is joined; the two functions pass over nulls.
 */
export const firstDay = sql<string>`greatest(policy.starts_on, person.joined_on)`
export const lastDay = sql<string>`least(policy.ends_on, person.left_on - 1)`
