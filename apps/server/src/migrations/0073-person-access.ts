import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Who looked at what is a person's, as they read it. What was done before lies in the trail alone: it has no
 * network that could be shown. A link to a document is known by the session that made it.
 */
export const personAccess: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table person_access (
        customer_key bytea not null,
        seq bigint generated always as identity unique,
        id uuid not null,
        at timestamptz not null,
        -- Who it was: they themselves, who proved a part of them, family, who knew facts, a link, the staff.
        looker text not null,
        -- Of family: by what they are let.
        delegation_id uuid,
        staff_id uuid,
        sealed bytea not null,
        -- The case that it was reported with.
        appeal_key bytea,
        appeal_id uuid,
        primary key (customer_key, seq)
      );
      create unique index person_access_id on person_access (customer_key, id);
      create index person_access_at on person_access (at);

      -- The list of looks no longer reads the trail.
      drop index audit_entry_of;

      alter table one_use_link add column session_id uuid
    `.execute(db)
  },
}
