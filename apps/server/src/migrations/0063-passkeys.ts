import { type Kysely, type Migration, sql } from 'kysely'

/** Passkeys of people, and what a browser is asked to sign. */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table person_passkey (
        id uuid primary key,
        customer_key bytea not null,
        credential_hash bytea not null unique,
        sign_count bigint not null,
        added_at timestamptz not null,
        used_at timestamptz,
        sealed bytea not null
      );
      create index person_passkey_of on person_passkey (customer_key);

      create table passkey_challenge (
        session_id uuid not null references session on delete cascade,
        purpose text not null,
        about text not null,
        challenge text not null,
        expires_at timestamptz not null,
        primary key (session_id, purpose)
      )
    `.execute(db)
  },
}
