import type { Clock } from '../../../platform/clock/clock.ts'
import type { PipelinedConnections } from '../../../platform/database/connections/pipelined-connection.ts'
import type { Db } from '../../../platform/database/database.ts'
import { microBatch } from '../../../platform/database/micro-batch.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Keyed, OnlyProven } from '../../../platform/lookups/people.ts'

/** Searches that meet ask together. */
export function onlyProvenOn({ pipelined }: { readonly pipelined: PipelinedConnections }) {
  return microBatch(async (asked: readonly Keyed[]): Promise<OnlyProven[]> => {
    const customers = asked.flatMap((each) => each.customers)
    const phones = asked.flatMap((each) => each.phones)
    const [byCustomer, byPhone] = await Promise.all([
      customers.length === 0 ? [] : selectByCustomer(pipelined.swift, customers),
      phones.length === 0 ? [] : selectByPhone(pipelined.swift, phones),
    ])
    const found = {
      customers: new Set(
        [...byCustomer, ...byPhone].map(({ customer_key }) => customer_key.toString('hex')),
      ),
      phones: new Set(byPhone.map(({ phone_key }) => phone_key.toString('hex'))),
    }
    return asked.map(() => found)
  })
}

// Asked apart: over several servers a phone is asked of all of them, and a customer of one.
const selectByCustomer = statement<{ customer_key: Buffer }>(
  'only-proven-customers',
  `
  select customer_key from person_contact
  where only_proven_since is not null and customer_key = any($1)
`,
)

const selectByPhone = statement<{ customer_key: Buffer; phone_key: Buffer }>(
  'only-proven-phones',
  `
  select customer_key, phone_key from person_contact
  where only_proven_since is not null and phone_key = any($1)
`,
)

/** Locked, it stays so until the transaction ends. */
export async function isOnlyProven(
  { db }: { readonly db: Db },
  customerKey: Buffer,
  isLocked = false,
): Promise<boolean> {
  const row = await db
    .selectFrom('person_contact')
    .select('only_proven_since')
    .where('customer_key', '=', customerKey)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()
  return row?.only_proven_since != null
}

/** What others had found of the person until then is closed to them; whom they let see goes on. */
export async function keepOnlyProven(
  { db, clock }: { readonly db: Db; readonly clock: Pick<Clock, 'now'> },
  customerKey: Buffer,
  isOn: boolean,
): Promise<void> {
  await db
    .updateTable('person_contact')
    .set({ only_proven_since: isOn ? clock.now() : null })
    .where('customer_key', '=', customerKey)
    .execute()
  if (!isOn) return
  await db
    .deleteFrom('visitor_grant')
    .where('customer_key', '=', customerKey)
    .where('level', '!=', 'family')
    .where('session_id', 'not in', (sessions) =>
      sessions
        .selectFrom('session_customer')
        .where('customer_key', '=', customerKey)
        .select('session_id'),
    )
    .execute()
}
