import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Whom an entry of the audit trail is about and from where it was asked; a signed head for each of
 * its chains. A submission is stored with its answer or not at all, so an open claim no longer
 * exists; what it did outside of its transaction is kept beside it. A grant knows when it was proven.
 */
export const auditSubjects: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      -- Entries that no head holds are kept beside the new trail.
      do $$ begin
        if exists (select from audit_entry) then
          create table audit_entry_without_heads as table audit_entry;
          delete from audit_entry;
        end if;
      end $$;
      alter table audit_entry add column subject text, add column address text;

      create table audit_chain (
        chain uuid primary key,
        entries int not null,
        last_mac bytea not null,
        head_mac bytea not null
      );

      delete from submission where answer is null;
      alter table submission drop column claimed_at, alter column answer set not null;

      create table submission_step (
        session_id uuid not null references session on delete cascade,
        request_id text not null,
        step text not null,
        result bytea,
        primary key (session_id, request_id, step)
      );

      alter table visitor_grant add column proven_at timestamptz not null default '-infinity';
      alter table visitor_grant alter column proven_at drop default;
    `.execute(db)
  },
}
