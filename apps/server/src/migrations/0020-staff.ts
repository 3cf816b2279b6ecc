import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Who works at the desk, how far they are signed in, and what they were answered. An entry of the audit
 * trail may name them; the seals of those that name nobody are as before.
 */
export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table staff (
        id uuid primary key,
        account text not null unique,
        sealed bytea not null,
        roles text[] not null,
        password_hash text not null,
        app_secret bytea,
        last_code_step int not null default 0,
        disabled_at timestamptz,
        created_at timestamptz not null,
        signed_in_at timestamptz
      );

      create table staff_entry (
        cookie_hash bytea primary key,
        staff_id uuid not null references staff on delete cascade,
        app_secret bytea,
        ends_at timestamptz not null
      );
      create index staff_entry_staff on staff_entry (staff_id);

      create table staff_session (
        id uuid primary key,
        cookie_hash bytea not null unique,
        staff_id uuid not null references staff on delete cascade,
        seen_at timestamptz not null,
        ends_at timestamptz not null
      );
      create index staff_session_staff on staff_session (staff_id);

      create table staff_submission (
        staff_id uuid not null references staff on delete cascade,
        request_id text not null,
        at timestamptz not null,
        body_mac bytea not null,
        answer bytea,
        primary key (staff_id, request_id)
      );
      create index staff_submission_at on staff_submission (at);

      alter table audit_entry add column staff_id uuid;
    `.execute(db)
  },
}
