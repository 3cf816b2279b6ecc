import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { TestDatabase } from '../test-database.ts'

/**
 * Citus's functions, as far as PostgreSQL alone can do their work: a table becomes one that is parted by the
 * hash of its column, which refuses, as Citus does, what is unique without that column.
 */
const standIns = `
  create function create_reference_table(whole text) returns void language sql as '';
  create function citus_add_local_table_to_metadata(whole text) returns void language sql as '';
  create function truncate_local_data_after_distributing_table(whole text) returns void language sql as '';

  create function create_distributed_table(whole text, part_column text, colocate_with text)
  returns void language plpgsql as $$
  declare
    old name := whole || '_whole';
    triggers text[] := array(
      select pg_get_triggerdef(oid) from pg_trigger
      where tgrelid = whole::regclass and not tgisinternal
    );
    definition text;
  begin
    execute format('alter table %I rename to %I', whole, old);
    execute format('create table %I (like %I including all) partition by hash (%I)',
      whole, old, part_column);
    for part in 0..3 loop
      execute format('create table %I partition of %I for values with (modulus 4, remainder %s)',
        whole || '_' || part, whole, part);
    end loop;
    execute format('insert into %I select * from %I', whole, old);
    execute format('drop table %I', old);
    foreach definition in array triggers loop
      execute definition;
    end loop;
  end $$;
`

/** Runs what operators are given, on a database that has the schema and may have rows. */
export async function partByStatements({ url }: TestDatabase): Promise<void> {
  const statements = readFileSync(new URL('../../../../deploy/citus.sql', import.meta.url), 'utf8')
  // They take longer than the service lets a query take.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(standIns)
    await client.query(statements)
  } finally {
    await client.end()
  }
}
