import { sql } from 'kysely'
import { removeContacts } from '../../domains/person/store/person-contact.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { NamedCustomer } from './customer-key.ts'
import { countRows } from './customer-rows.ts'

/** What rests on somebody's wish or consent alone, and goes when they ask for it. */
const erased = [
  'contact_change',
  'left_phone',
  'person_consent',
  'person_device',
  'person_passkey',
  'claim_subscription',
  'purchase_lead',
  'questionnaire_answer',
] as const

/** Why the rest stays, by table. What the core tells goes when the core takes it away, and all that hangs on it. */
const keptFor: Readonly<Record<string, string>> = {
  appeal: 'an appeal and its answer are kept as the rules on complaints say',
  data_request: 'it shows that the request was answered',
  person_access: 'who looked is kept for three years',
  short_link: 'accounts: where money went',
  refund_registration: 'accounts: where money went',
  payment: 'accounts: what was paid',
  payment_notice: 'accounts: what was paid',
  accident_report: 'what was reported of an accident is kept for three years',
}

const toldByTheCore = 'the core tells it: it goes when the core deletes it (POST /core/<kind>)'

export interface Erased {
  /** Rows that went, by table. */
  readonly gone: ReadonlyMap<string, number>
  /** Rows that stay, and why. */
  readonly kept: readonly { readonly table: string; readonly count: number; readonly why: string }[]
}

/** In one transaction: takes away what may go, and ends every way in. Telling what stays is the other half. */
export async function eraseCustomer(
  store: { readonly db: Db; readonly keys: Keys },
  { key, idNumber }: NamedCustomer,
): Promise<Erased> {
  const before = await countRows(store, key)
  if (idNumber !== undefined) await removeContacts(store, [idNumber])
  for (const table of erased) {
    await sql`delete from ${sql.table(table)} where customer_key = ${key}`.execute(store.db)
  }
  const after = await countRows(store, key)
  const gone = [...before].map(
    ([table, count]) => [table, count - (after.get(table) ?? 0)] as const,
  )
  return {
    gone: new Map(gone.filter(([, count]) => count > 0)),
    kept: [...after].map(([table, count]) => ({
      table,
      count,
      why: keptFor[table] ?? toldByTheCore,
    })),
  }
}
