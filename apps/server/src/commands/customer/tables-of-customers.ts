import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'

export type Table = keyof Tables & string

/** Which rows of a table are somebody's, by their key. */
type Whose = (key: Buffer) => RawBuilder<boolean>

const byCustomer: Whose = (key) => sql`customer_key = ${key}`

/** Those that name their customer by another word, or hang on a row that does. */
const otherwise: Readonly<Partial<Record<Table, Whose>>> = {
  accident_report_note: ofReports,
  accident_report_photo: ofReports,
  chat_message: (key) =>
    sql`conversation_id in (select id from conversation where phone_key = ${key})`,
  conversation: (key) => sql`phone_key = ${key}`,
  person_delegation: (key) => sql`${key} in (giver_key, delegate_key, phone_key)`,
  wish_note: (key) => sql`event_id in (select event_id from wish where customer_key = ${key})`,
}

function ofReports(key: Buffer): RawBuilder<boolean> {
  return sql`report_id in (select id from accident_report where customer_key = ${key})`
}

/** What a session may see ends with it, and a file without a row says nothing of anybody. */
const passedOver: readonly string[] = ['visitor_grant', 'session_customer', 'loose_file']

/** Every table with rows of customers, but lookup keys. One that names its customer is never forgotten. */
export async function tablesOfCustomers(db: Db): Promise<Table[]> {
  const { rows } = await sql<{ table_name: Table }>`
    select columns.table_name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and column_name = 'customer_key'
      and table_type = 'BASE TABLE'
  `.execute(db)
  const named = rows
    .map(({ table_name }) => table_name)
    .filter((table) => !passedOver.includes(table) && !/_lookup_key$/.test(table))
  return [...named, ...(Object.keys(otherwise) as Table[])].sort()
}

/** For `where`: the rows of this table that are somebody's. */
export function rowsOf(table: Table, key: Buffer): RawBuilder<boolean> {
  return (otherwise[table] ?? byCustomer)(key)
}

/** What staff write for themselves is counted and has its term, but is not handed over; no less a letter that nobody approved. */
const forStaff: Readonly<Partial<Record<Table, 'all' | readonly string[]>>> = {
  appeal_note: 'all',
  appeal: ['letter_sealed', 'is_letter_waiting'],
}

/** Which columns of a table a customer gets no copy of; `all` where none is for them. */
export function keptFromCopy(table: Table): 'all' | readonly string[] {
  return forStaff[table] ?? []
}
