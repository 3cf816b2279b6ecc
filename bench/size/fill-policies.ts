import type { PipelinedConnection } from '../../apps/server/src/platform/database/connections/pipelined-connection.ts'

/** As imported policies have them: bytes of what is sealed in a row, and lookup keys that lead to it. */
const typical = { sealedBytes: 612, lookupKeys: 7 }

const portion = 500_000

interface Definition {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Adds policies of nobody, with the lookup keys that lead to them, until there are so many: no visitor ever finds
 * them, but they fill tables and indexes as real ones do. Without indexes meanwhile, which are built at once.
 */
export async function fillPolicies(connection: PipelinedConnection, count: number): Promise<void> {
  const run = (text: string) => connection.run('', text, [])
  await run(`set maintenance_work_mem = '1GB'`)
  const constraints = await constraintsOf(connection)
  const indexes = await indexesOf(connection)
  for (const { table, name } of constraints) {
    await run(`alter table ${table} drop constraint ${name} cascade`)
  }
  for (const { name } of indexes) await run(`drop index ${name}`)
  for (let left = count; left > 0; left -= portion) await add(connection, Math.min(left, portion))
  for (const { definition } of indexes) await run(definition)
  for (const { table, name, definition } of constraints) {
    await run(`alter table ${table} add constraint ${name} ${definition}`)
  }
  await run('vacuum (analyze) policy, policy_lookup_key')
}

/** The primary keys; what refers to them is no part of a lookup and stays away. */
function constraintsOf(connection: PipelinedConnection): Promise<Definition[]> {
  return connection.run<Definition>(
    '',
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'p' and conrelid in ('policy'::regclass, 'policy_lookup_key'::regclass)`,
    [],
  )
}

function indexesOf(connection: PipelinedConnection): Promise<Definition[]> {
  return connection.run<Definition>(
    '',
    `select tablename as table, indexname as name, indexdef as definition from pg_indexes
    where tablename in ('policy', 'policy_lookup_key') and indexname !~ '_pkey$'`,
    [],
  )
}

async function add(connection: PipelinedConnection, count: number): Promise<void> {
  await connection.run(
    '',
    `with added as (
      insert into policy (customer_key, id, product_code, car_key, plate_key, phone_key, issued_on,
        starts_on, ends_on, premium_fen, sealed)
      select uuid_send(gen_random_uuid()), gen_random_uuid(), (select min(code) from product),
        uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid()),
        current_date, current_date, current_date + 364, 100000, $2
      from generate_series(1, $1)
      returning customer_key, id
    )
    insert into policy_lookup_key (lookup_key, customer_key, policy_id)
    select uuid_send(gen_random_uuid()), customer_key, id
    from added, generate_series(1, $3)`,
    [count, Buffer.alloc(typical.sealedBytes, 'x'), typical.lookupKeys],
  )
}
