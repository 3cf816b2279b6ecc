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

/**
 * What makes a migrated database a distributed one; foreign keys are put aside meanwhile, for both ends have to
 * move. One statement: it is whole or not at all, however its file is run.
 */
export async function citusStatements(db: Db): Promise<string> {
  const keys = await foreignKeys(db)
  const tables = Object.keys(distribution)
  const moved = tables.filter((table) => spreadOf(table) !== 'on one server')
  return `${[
    '-- Made from the schema by apps/server/test/citus: see "Growing past one PostgreSQL" in docs/operations.md.',
    'do $all$ begin',
    "perform set_config('citus.enable_unsafe_triggers', 'on', true);",
    "perform set_config('citus.multi_shard_modify_mode', 'sequential', true);",
    '',
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name};`),
    '',
    ...moved.map((table) => statementFor(table)),
    '',
    '-- What a table held before it was spread lies on the coordinator still.',
    ...moved.map((table) => `perform truncate_local_data_after_distributing_table('${table}');`),
    '',
    ...keys.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition};`,
    ),
    '',
    markStatements(tables.filter((table) => spreadOf(table) === 'on one server')),
    'end $all$;',
  ].join('\n')}\n`
}

/**
 * Citus commits a worker before the coordinator where it knows of no write there, and a crash between
 * would leave half. A write to a table of its own, though it be of no row, lets it prepare both first.
 */
function markStatements(tables: readonly string[]): string {
  return `-- Whoever writes to the coordinator tells Citus, so that what they write to a customer is prepared before.
create schema spread;
create table spread.coordinator_write (id int primary key);
perform citus_add_local_table_to_metadata('spread.coordinator_write');
create function spread.tell_of_write() returns trigger language plpgsql as $$
begin
  delete from spread.coordinator_write where id = 0;
  return null;
end $$;
${tables.map((table) => triggerOn(`public.${table}`)).join('\n')}
if to_regclass('pgboss.job') is not null then
  ${triggerOn('pgboss.job')}
end if;`
}

function triggerOn(table: string): string {
  return `create trigger tell_of_write before insert or update or delete on ${table} execute function spread.tell_of_write();`
}

function statementFor(table: string): string {
  if (spreadOf(table) === 'everywhere') return `perform create_reference_table('${table}');`
  const beside = spreadOf(table) === 'by customer' && table !== first ? first : 'none'
  return `perform create_distributed_table('${table}', '${columnOf(table)}', colocate_with => '${beside}');`
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
