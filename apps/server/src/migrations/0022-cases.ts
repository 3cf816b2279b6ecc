import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Who of the staff handles an appeal. The desk names claims and deliveries by their ids alone, and
 * finds orders by the policies that came of them.
 */
export const cases: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table appeal add column handler_id uuid;
      alter table appeal add column handler_sealed bytea;
      alter table appeal add column takings int not null default 0;
      create index appeal_id on appeal (id);
      create index appeal_handler on appeal (handler_id);
      create index claim_id on claim (id);
      create index delivery_order on delivery (order_id);
      create index order_policy_policy on order_policy (policy_id);
      create index claim_document_file_received on claim_document_file (received_at);
    `.execute(db)
  },
}
