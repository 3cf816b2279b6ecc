import { type Kysely, type Migration, sql } from 'kysely'

/** Staff look for customers, say why, and talk to them on the telephone. */
export const customersAtTheDesk: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table staff_purpose (
        staff_id uuid primary key references staff on delete cascade,
        purpose text not null,
        ends_at timestamptz not null
      );
      create table customer_search (
        id uuid primary key,
        staff_id uuid not null references staff on delete cascade,
        at timestamptz not null,
        purpose text not null,
        found integer not null
      );
      create index customer_search_at on customer_search (at, staff_id);
      -- Whom a member of staff has found: the id opens that customer for nobody else, and not for long.
      create table found_customer (
        id uuid primary key,
        staff_id uuid not null references staff on delete cascade,
        customer_key bytea not null,
        holder_key bytea not null,
        found_at timestamptz not null,
        ends_at timestamptz not null,
        unique (staff_id, customer_key)
      );
      create index found_customer_ends on found_customer (ends_at);
      create index found_customer_of on found_customer (customer_key);
      create table phone_call (
        id uuid primary key,
        staff_id uuid not null references staff on delete cascade,
        phone_key bytea,
        began_at timestamptz not null,
        ends_at timestamptz not null,
        ended_at timestamptz,
        misses integer not null default 0,
        -- Who has proven what in it.
        customer_key bytea,
        proven_by text check (proven_by in ('facts', 'code')),
        proven_until timestamptz,
        -- Of the facts of one car or policy alone; null where all of the person is open.
        policy_ids uuid[],
        code_mac bytea,
        code_for_key bytea,
        code_ends_at timestamptz
      );
      create unique index phone_call_open on phone_call (staff_id) where ended_at is null;
      create index phone_call_ends on phone_call (ends_at);
      create index phone_call_of on phone_call (customer_key) where customer_key is not null;
      -- By these staff find one thing among all.
      create index policy_frame on policy (car_key) where car_key is not null;
      create index policy_id on policy (id);
      create index customer_order_id on customer_order (id);
      create index appeal_claim on appeal (claim_customer_key) where claim_customer_key is not null;
    `.execute(db)
  },
}
