import { type Kysely, type Migration, sql } from 'kysely'

/**
 * What was imported from files of the insurer's core: each run with how far it came, and of each row
 * the hash of what it said. All hashes are keyed, so nothing here says whose row it is.
 */
export const imports: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table import_run (
        id bigint generated always as identity primary key,
        kind text not null,
        file_digest bytea not null,
        begun_at timestamptz not null,
        ended_at timestamptz,
        line_done bigint not null default 0,
        added bigint not null default 0,
        changed bigint not null default 0,
        unchanged bigint not null default 0,
        rejected bigint not null default 0,
        rejects_bytes bigint not null default 0
      );
      create unique index import_run_open on import_run (kind, file_digest) where ended_at is null;

      create table imported_row (
        row_key bytea primary key,
        owner_key bytea,
        content_key bytea not null,
        run_id bigint not null,
        line bigint not null
      );
    `.execute(db)
  },
}
