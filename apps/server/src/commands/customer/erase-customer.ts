import { sql } from 'kysely'
import { endWaysIn, removeContacts } from '../../domains/person/store/person-contact.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { removeKeptOf } from '../../platform/staff/kept.repository.ts'
import type { NamedCustomer } from './customer-key.ts'
import { countRows } from './customer-rows.ts'
import { rowsOf, type Table } from './tables-of-customers.ts'

/** What rests on somebody's wish or consent alone, and goes when they ask for it: notes before what they are about. */
export const erased: readonly Table[] = [
  'wish_note',
  'wish',
  'left_phone',
  'person_consent',
  'person_contact',
  'person_delegation',
  'person_device',
  'person_passkey',
  'claim_subscription',
  'claim_link',
  'one_use_link',
  'purchase_lead_note',
  'purchase_lead',
  'questionnaire_answer',
  'found_customer',
  'phone_call',
  'call_note',
]

const core =
  'the core tells it, or it hangs on what the core tells: it goes when the core deletes that'
const accounts = 'accounts: what was paid, and to whom'
const rules = 'as long as the rules on complaints say'
const accident = 'three years after the accident was reported'
const talks = 'conversations go a year after their end'

/** Why the rest stays, by table. */
export const keptFor: Readonly<Partial<Record<Table, string>>> = {
  policy: core,
  policy_document: core,
  corrected_plate: core,
  coverage: core,
  endorsement: core,
  insured_person: core,
  claim: core,
  claim_approval: core,
  claim_judgement: core,
  document_request: core,
  claim_document_file: core,
  claim_document_verdict: core,
  claim_application: core,
  claim_event: core,
  claim_nudge: core,
  claim_payee: accounts,
  payee_change: accounts,
  settlement_answer: accounts,
  return_claim: core,
  invoice: core,
  invoice_file: core,
  customer_order: core,
  order_policy: core,
  order_note: core,
  delivery: core,
  delivery_event: core,
  payment: accounts,
  payment_notice: accounts,
  receipt: accounts,
  short_link: accounts,
  short_link_key: accounts,
  refund_registration: accounts,
  promoter: accounts,
  promoter_code: accounts,
  appeal: rules,
  appeal_event: rules,
  appeal_note: rules,
  appeal_file: rules,
  accident_report: accident,
  accident_report_note: accident,
  accident_report_photo: accident,
  conversation: talks,
  chat_message: talks,
  core_event_file: 'goes with its event for the core, 90 days after it',
  data_request: 'it shows that the request was answered',
  only_proven_end: 'two of staff ended or meant to end a protection: kept for three years',
  person_access: 'who looked is kept for three years, who of the staff for five',
}

export interface Erased {
  /** Rows that went, by table. */
  readonly gone: ReadonlyMap<Table, number>
  /** Rows that stay, and why. */
  readonly kept: readonly { readonly table: Table; readonly count: number; readonly why: string }[]
}

/** In one transaction: takes away what may go, and ends every way in. Telling what stays is the other half. */
export async function eraseCustomer(
  store: { readonly db: Db; readonly keys: Keys },
  { key, idNumber }: NamedCustomer,
): Promise<Erased> {
  const { db } = store
  const before = await countRows(store, key)
  if (idNumber !== undefined) await removeContacts(store, [idNumber])
  await endWaysIn(db, [key])
  const drafts = await removeKeptOf(db, await writtenAbout(db, key))
  for (const table of erased) {
    await sql`delete from ${sql.table(table)} where ${rowsOf(table, key)}`.execute(db)
  }
  const after = await countRows(store, key)
  const gone = [...before].map(
    ([table, count]) => [table, count - (after.get(table) ?? 0)] as const,
  )
  return {
    gone: new Map([...gone, ['staff_kept', drafts] as const].filter(([, count]) => count > 0)),
    kept: [...after].map(([table, count]) => ({
      table,
      count,
      why: keptFor[table] ?? 'nobody has said yet why: ask who wrote it',
    })),
  }
}

/** All by which a form names somebody or what is theirs: what staff began to write there and did not send goes too. */
async function writtenAbout(db: Db, key: Buffer): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from claim where customer_key = ${key}
    union all select id from appeal where customer_key = ${key} or claim_customer_key = ${key}
    union all select id from conversation where phone_key = ${key}
    union all select id from accident_report where customer_key = ${key}
    union all select id from purchase_lead where customer_key = ${key}
    union all select id from customer_order where customer_key = ${key}
    union all select id from short_link where customer_key = ${key}
    union all select event_id from wish where customer_key = ${key}
    union all select id from found_customer where customer_key = ${key}
    union all select id from phone_call where phone_key = ${key} or about_key = ${key}
  `.execute(db)
  return rows.map(({ id }) => id)
}
