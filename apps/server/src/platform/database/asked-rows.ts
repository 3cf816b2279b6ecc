import { type SqlBool, sql } from 'kysely'

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

/**
 * That a row is of one of their customers: beside the join with them, which does not tell several servers which of
 * them have the rows.
 */
export function isOfAsked(customerColumn: string, refs: readonly RowRef[]) {
  const [customers] = askedColumns(refs)
  return sql<SqlBool>`${sql.ref(customerColumn)} = any(${customers}::bytea[])`
}

/**
 * The same for a fixed statement: their customers and ids as two lists, each row once. It names the customers
 * again, `= any($1)`, for several servers.
 */
export function askedColumns(refs: readonly RowRef[]): [customers: Buffer[], ids: string[]] {
  const unique = [...new Map(refs.map((ref) => [ref.id, ref])).values()]
  return [unique.map(({ customerKey }) => customerKey), unique.map(({ id }) => id)]
}
