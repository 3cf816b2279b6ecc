import { type Kysely, type Migration, sql } from 'kysely'

/** What customers agreed to, and what they asked of their data and contacts. */
export const privacy: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table person_consent (
        customer_key bytea not null,
        kind text not null,
        version text not null,
        given_at timestamptz not null,
        withdrawn_at timestamptz,
        primary key (customer_key, kind, version, given_at)
      );
      -- A version is agreed to once, however often and wherever the customer proves who they are.
      create unique index person_consent_given on person_consent (customer_key, kind, version)
        where withdrawn_at is null;

      create table data_request (
        customer_key bytea not null,
        id uuid not null,
        kind text not null,
        receipt_no text not null,
        asked_at timestamptz not null,
        answer_by date not null,
        closed_at timestamptz,
        sealed bytea not null,
        primary key (customer_key, id)
      );
      create unique index data_request_open on data_request (customer_key, kind)
        where closed_at is null;
      create index data_request_receipt on data_request (receipt_no);

      create table contact_change (
        customer_key bytea not null,
        id uuid not null,
        field text not null,
        state text not null,
        asked_at timestamptz not null,
        sealed bytea not null,
        primary key (customer_key, id)
      );
      create unique index contact_change_asked on contact_change (customer_key, field)
        where state = 'asked';

      -- Whose phone is another one by now; the old one is told, and then the row goes.
      create table left_phone (
        customer_key bytea not null,
        id uuid not null,
        sealed bytea not null,
        primary key (customer_key, id)
      )
    `.execute(db)
  },
}
