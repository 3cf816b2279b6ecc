import { type Kysely, type Migration, sql } from 'kysely'

/** What the desk does with links: takes them back, pays what was registered, looks through them. */
export const linksAtTheDesk: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table short_link add revoked_at timestamptz, add revoked_by uuid;
      create index short_link_id on short_link (id);
      create index short_link_expires_at on short_link (expires_at);

      -- When the money was sent, or failed, and who said so.
      alter table refund_registration add settled_at timestamptz, add settled_by uuid;
      create index refund_registration_status on refund_registration (status, registered_at);
    `.execute(db)
  },
}
