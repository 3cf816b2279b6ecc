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
  const [customers, ids] = askedColumns(refs)
  return sql<{
    customer_key: Buffer
    id: string
  }>`unnest(${customers}::bytea[], ${ids}::uuid[])`.as<'asked'>(sql`asked(customer_key, id)`)
}

/** The same for a fixed statement: their customers and ids as two lists, each row once. */
export function askedColumns(refs: readonly RowRef[]): [customers: Buffer[], ids: string[]] {
  const unique = [...new Map(refs.map((ref) => [ref.id, ref])).values()]
  return [unique.map(({ customerKey }) => customerKey), unique.map(({ id }) => id)]
}
