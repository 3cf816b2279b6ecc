import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Staff come in by their company account: who is whom at the provider, of which branch, which of its sessions
 * one of ours began in, and sign-ins that are half done. Such an account has no password here.
 */
export const companySignIn: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table staff add column company_subject_hash bytea unique;
      alter table staff add column branch text;
      alter table staff alter column password_hash drop not null;

      alter table staff_session add column company_session_hash bytea;
      create index staff_session_company on staff_session (company_session_hash)
        where company_session_hash is not null;

      create table staff_company_entry (
        cookie_hash bytea primary key,
        sealed bytea not null,
        ends_at timestamptz not null
      );
    `.execute(db)
  },
}
