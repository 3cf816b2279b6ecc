import { type Kysely, type Migration, sql } from 'kysely'

/** Sessions, what they have proven, their codes, submitted requests and the audit trail. */
export const sessionsAndProofs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table session (
        id uuid primary key,
        uuid text not null,
        created_at timestamptz not null,
        seen_at timestamptz not null,
        ends_at timestamptz not null
      );
      create index session_ends_at on session (ends_at);

      create table session_cookie (
        cookie_hash bytea primary key,
        session_id uuid not null references session on delete cascade,
        replaced_at timestamptz
      );
      create index session_cookie_session on session_cookie (session_id);

      -- No foreign key: each would be a row lock on the session in every lookup; grants end by themselves.
      create table visitor_grant (
        session_id uuid not null,
        handle text not null,
        kind text not null,
        level text not null,
        action text not null default '',
        customer_key bytea not null,
        object_id uuid not null,
        expires_at timestamptz not null,
        ends_at timestamptz not null,
        primary key (handle, level, action)
      );
      create index visitor_grant_session on visitor_grant (session_id);

      create table submission (
        session_id uuid not null references session on delete cascade,
        request_id text not null,
        body_mac bytea not null,
        claimed_at timestamptz not null,
        answer bytea,
        primary key (session_id, request_id)
      );

      create table image_code (
        session_id uuid not null references session on delete cascade,
        rand_name text not null,
        code_mac bytea,
        expires_at timestamptz not null,
        drawn int not null,
        passed_until timestamptz,
        primary key (session_id, rand_name)
      );

      create table slide_captcha (
        session_id uuid primary key references session on delete cascade,
        gap int,
        expires_at timestamptz not null,
        passed_until timestamptz
      );

      create table sms_code (
        session_id uuid not null references session on delete cascade,
        purpose text not null,
        code_mac bytea not null,
        phone_key bytea not null,
        handle text not null default '',
        expires_at timestamptz not null,
        tries int not null default 0,
        used_at timestamptz,
        primary key (session_id, purpose)
      );

      create table audit_entry (
        chain uuid not null,
        seq int not null,
        at timestamptz not null,
        event text not null,
        session_id uuid,
        object_id uuid,
        outcome text not null,
        previous_mac bytea not null,
        mac bytea not null,
        primary key (chain, seq)
      );
      create index audit_entry_at on audit_entry (at);

      create table counter (
        key text primary key,
        points int not null,
        expires_at timestamptz not null
      );

      create table outbox_message (
        id bigint generated always as identity primary key,
        channel text not null,
        at timestamptz not null,
        sealed bytea not null
      );
    `.execute(db)
  },
}
