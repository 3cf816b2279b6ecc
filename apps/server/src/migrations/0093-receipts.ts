import { type Kysely, type Migration, sql } from 'kysely'

/** Receipts of what was paid, each made once for what it says, and when money that went back was there. */
export const receipts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table payment add column refunded_at timestamptz;

      create table receipt (
        customer_key bytea not null,
        id uuid not null,
        order_id uuid,
        claim_id uuid,
        version bytea not null,
        made_at timestamptz not null,
        primary key (customer_key, version),
        check ((order_id is null) <> (claim_id is null)),
        foreign key (customer_key, order_id) references customer_order on delete cascade,
        foreign key (customer_key, claim_id) references claim on delete cascade
      );
      create index receipt_of_order on receipt (customer_key, order_id) where order_id is not null;
      create index receipt_of_claim on receipt (customer_key, claim_id) where claim_id is not null;
      create trigger receipt_gone after delete on receipt
        for each row execute function leave_file_loose();
    `.execute(db)
  },
}
