import { sql } from 'kysely'

/** Where a row lies that belongs to a customer. */
interface RowRef {
  readonly customerKey: Buffer
  readonly id: string
}

/**
 * The rows that are asked for, as a table to join with. Its text is the same however many there are, and it
 * is planned as one join, where a list of pairs is planned as so many conditions.
 */
export function askedRows(refs: readonly RowRef[]) {
  const unique = [...new Map(refs.map((ref) => [ref.id, ref])).values()]
  const customers = unique.map(({ customerKey }) => customerKey)
  const ids = unique.map(({ id }) => id)
  return sql<{
    customer_key: Buffer
    id: string
  }>`unnest(${customers}::bytea[], ${ids}::uuid[])`.as<'asked'>(sql`asked(customer_key, id)`)
}
