import { type Kysely, type Migration, sql } from 'kysely'

/** A payment of a claim that a second member of staff has to approve before it is told to anybody. */
export const claimApprovals: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table claim_approval (
        customer_key bytea not null,
        claim_id uuid not null,
        staff_id uuid not null,
        asked_at timestamptz not null,
        state text not null,
        sealed bytea not null,
        primary key (customer_key, claim_id),
        foreign key (customer_key, claim_id) references claim (customer_key, id) on delete cascade
      );
      create index claim_approval_waiting on claim_approval (asked_at) where state = 'waiting'
    `.execute(db)
  },
}
