import { type Kysely, type Migration, sql } from 'kysely'

/**
 * What the insurer's core says of its rows as they change: which version of each stands here, which are gone,
 * which event a row answers, and what of a row could not be used.
 */
export const rowsOfTheCore: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table imported_row
        add column version bigint,
        add column is_gone boolean not null default false;

      create table core_answer (
        event_id uuid primary key,
        row_key bytea not null,
        answered_at timestamptz not null
      );

      create table unused_value (
        row_key bytea primary key,
        kind text not null,
        owner_key bytea,
        noted_at timestamptz not null,
        sealed bytea not null
      );
      create index unused_value_noted on unused_value (noted_at desc, row_key);
    `.execute(db)
  },
}
