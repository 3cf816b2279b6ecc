import { type Kysely, type Migration, sql } from 'kysely'

/** Who is told of each new step of a claim by SMS, up to which event they were, and the links in them. */
export const claimNotices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table claim_subscription (
        customer_key bytea not null,
        claim_id uuid not null,
        phone_key bytea not null,
        is_on boolean not null,
        told_seq int not null,
        changed_at timestamptz not null,
        primary key (customer_key, claim_id),
        foreign key (customer_key, claim_id) references claim on delete cascade
      );

      create table claim_link (
        link_key bytea primary key,
        customer_key bytea not null,
        claim_id uuid not null,
        expires_at timestamptz not null
      );
      create index claim_link_expires on claim_link (expires_at);
    `.execute(db)
  },
}
