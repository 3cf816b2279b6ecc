import { sql } from 'kysely'
import type { Db } from '../../src/platform/database/database.ts'
import { distribution, keyColumns, type Spread } from '../../src/platform/database/distribution.ts'

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** All others are laid beside this one's rows. */
const first = 'policy'

/** By which column rows of a table are spread; nothing where they are not. */
export function columnOf(table: string): string | undefined {
  const spread = spreadOf(table)
  if (spread === 'by customer') return 'customer_key'
  return spread === 'by key'
    ? new Map<string, string>(Object.entries(keyColumns)).get(table)
    : undefined
}

export function spreadOf(table: string): Spread | undefined {
  return new Map<string, Spread>(Object.entries(distribution)).get(table)
}

/** What makes a migrated database a distributed one; foreign keys are put aside meanwhile, for both ends have to move. */
export async function citusStatements(db: Db): Promise<string> {
  const keys = await foreignKeys(db)
  const tables = Object.keys(distribution)
  return `${[
    '-- Made from the schema by apps/server/test/citus: see "Growing past one PostgreSQL" in docs/operations.md.',
    'begin;',
    'set local citus.enable_unsafe_triggers = on;',
    "set local citus.multi_shard_modify_mode = 'sequential';",
    '',
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name};`),
    '',
    ...tables.flatMap((table) => statementFor(table)),
    '',
    ...keys.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition};`,
    ),
    'commit;',
  ].join('\n')}\n`
}

function statementFor(table: string): string[] {
  if (spreadOf(table) === 'everywhere') return [`select create_reference_table('${table}');`]
  const column = columnOf(table)
  if (column === undefined) return []
  const beside = spreadOf(table) === 'by customer' && table !== first ? first : 'none'
  return [`select create_distributed_table('${table}', '${column}', colocate_with => '${beside}');`]
}

async function foreignKeys(db: Db): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    order by 1, 2
  `.execute(db)
  return rows.filter(({ table }) => spreadOf(table) !== 'on one server')
}
