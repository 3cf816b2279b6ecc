import { type Kysely, type Migration, sql } from 'kysely'

/** Customers as people: their own contacts, what leads from a phone to them, and proofs under way. */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table person_contact (
        customer_key bytea primary key,
        phone_key bytea,
        sealed bytea not null
      );

      -- A row that leads nowhere is harmless: the contact is read before anything is believed.
      create table person_lookup_key (
        lookup_key bytea not null,
        customer_key bytea not null,
        primary key (lookup_key, customer_key)
      );

      create table person_proof (
        session_id uuid primary key references session on delete cascade,
        phone_key bytea not null,
        step text not null,
        asks text[] not null,
        agreed_to text not null,
        sent_at timestamptz not null,
        expires_at timestamptz not null,
        sealed bytea not null
      );

      create table person_device (
        id uuid primary key,
        customer_key bytea not null,
        phone_key bytea not null,
        secret_hash bytea not null unique,
        added_at timestamptz not null,
        used_at timestamptz not null,
        expires_at timestamptz not null,
        sealed bytea not null
      );
      create index person_device_of on person_device (customer_key);

      -- Who looked at what is somebody's own.
      create index audit_entry_of on audit_entry (subject, at) where subject is not null;

      -- What was proven under an older version is proven again.
      delete from session_customer;
      alter table session_customer
        add column customer_key bytea not null,
        add column expires_at timestamptz not null,
        add column phone_key bytea,
        add column car_key bytea,
        add column order_key bytea,
        add column sealed bytea not null;
      create index session_customer_of on session_customer (customer_key)
    `.execute(db)
  },
}
