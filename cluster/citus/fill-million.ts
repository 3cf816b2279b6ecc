import { connectionWithin } from '../../apps/server/src/platform/database/connections/connection-within.ts'
import { openLoneConnection } from '../../apps/server/src/platform/database/connections/lone-connection.ts'

/** As imported policies have them: bytes of what is sealed in a row, and lookup keys that lead to it. */
const typical = { sealedBytes: 612, lookupKeys: 7 }
const portion = 100_000

/** One that waits as long as it takes. */
export interface PatientClient {
  ask<Row>(statement: string): Promise<Row[]>
  close(): Promise<void>
}

export async function patientClient(url: string): Promise<PatientClient> {
  const { db, close } = await openLoneConnection(url, 'ecenter measure')
  const connection = connectionWithin(db)
  return { ask: (statement) => connection.run('', statement, []), close }
}

/** Adds policies of nobody with their lookup keys, through all indexes, as they come day by day. */
export async function addPolicies(client: PatientClient, count: number): Promise<void> {
  for (let left = count; left > 0; left -= portion) await add(client, Math.min(left, portion))
}

/** Several servers take rows from a table of this session's own, but not from what a statement returns. */
async function add(client: PatientClient, count: number): Promise<void> {
  await client.ask(
    `create temporary table added as
     select uuid_send(gen_random_uuid()) as customer_key, gen_random_uuid() as id
     from generate_series(1, ${count})`,
  )
  await client.ask(
    `insert into policy (customer_key, id, product_code, car_key, plate_key, phone_key, issued_on,
       starts_on, ends_on, premium_fen, sealed)
     select customer_key, id, (select min(code) from product), uuid_send(gen_random_uuid()),
       uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid()), current_date, current_date,
       current_date + 364, 100000, decode(repeat('78', ${typical.sealedBytes}), 'hex')
     from added`,
  )
  await client.ask(
    `insert into policy_lookup_key (lookup_key, customer_key, policy_id)
     select uuid_send(gen_random_uuid()), customer_key, id
     from added, generate_series(1, ${typical.lookupKeys})`,
  )
  await client.ask('drop table added')
}
