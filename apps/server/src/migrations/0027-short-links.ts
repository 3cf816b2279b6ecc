import { type Kysely, type Migration, sql } from 'kysely'

/** Links that the call centre sends for a refund, and what was registered by them. */
export const shortLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table short_link (
        customer_key bytea not null,
        id uuid not null,
        purpose text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        -- Who sent it, at the desk.
        staff_id uuid,
        sealed bytea not null,
        primary key (customer_key, id)
      );
      create index short_link_created_at on short_link (created_at);

      create table short_link_key (
        -- Keyed hash of what the SMS carries, which is kept nowhere.
        link_key bytea primary key,
        customer_key bytea not null,
        link_id uuid not null,
        foreign key (customer_key, link_id) references short_link on delete cascade
      );

      create table refund_registration (
        customer_key bytea not null,
        link_id uuid not null,
        receipt_no text not null,
        registered_at timestamptz not null,
        status text not null,
        sealed bytea not null,
        -- A link is used once.
        primary key (customer_key, link_id),
        foreign key (customer_key, link_id) references short_link on delete cascade
      );
    `.execute(db)
  },
}
