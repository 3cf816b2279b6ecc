import { type Kysely, type Migration, sql } from 'kysely'

/** Which insured marketplace order was claimed, by whom and with which parcel. */
export const returnClaims: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table return_claim (
        customer_key bytea not null,
        policy_id uuid not null,
        claim_id uuid not null,
        claimed_at timestamptz not null,
        phone_key bytea not null,
        sealed bytea not null,
        -- A policy insures one order, and an order is claimed once.
        primary key (customer_key, policy_id),
        unique (customer_key, claim_id),
        -- The order is taken first, so that of several claims on it one is made.
        foreign key (customer_key, claim_id) references claim on delete cascade
          deferrable initially deferred
      );
      create index return_claim_claimed_at on return_claim (claimed_at);
    `.execute(db)
  },
}
