import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Claims, what has happened to each of them, and the doors that lead to them. A claim stands with
 * its policy's customer. Its events hold nothing personal: what is, lies sealed in the claim.
 */
export const claims: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table claim (
        customer_key bytea not null,
        id uuid not null,
        policy_id uuid not null,
        kind text not null,
        regist_no_key bytea not null,
        phone_key bytea,
        reported_at timestamptz not null,
        accident_at timestamptz not null,
        accident_type text not null,
        loss_types text[] not null,
        sealed bytea not null,
        primary key (customer_key, id),
        foreign key (customer_key, policy_id) references policy on delete cascade
      );

      create table claim_event (
        customer_key bytea not null,
        claim_id uuid not null,
        seq int not null,
        at timestamptz not null,
        type text not null,
        facts jsonb not null default '{}',
        primary key (customer_key, claim_id, seq),
        foreign key (customer_key, claim_id) references claim on delete cascade
      );

      create table claim_door (
        door_key bytea not null,
        customer_key bytea not null,
        claim_id uuid not null,
        primary key (door_key, customer_key, claim_id),
        foreign key (customer_key, claim_id) references claim on delete cascade
      );
    `.execute(db)
  },
}
