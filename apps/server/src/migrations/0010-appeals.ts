import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Appeals, what has happened to each of them, and the case numbers that lead to them. Whoever filed
 * one is known by their phone alone, so that is the customer it stands with.
 */
export const appeals: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table appeal (
        customer_key bytea not null,
        id uuid not null,
        kind text not null,
        claim_customer_key bytea,
        claim_id uuid,
        content_key bytea not null,
        filed_at timestamptz not null,
        sealed bytea not null,
        primary key (customer_key, id)
      );

      create table appeal_event (
        customer_key bytea not null,
        appeal_id uuid not null,
        seq int not null,
        at timestamptz not null,
        type text not null,
        sealed bytea not null,
        primary key (customer_key, appeal_id, seq),
        foreign key (customer_key, appeal_id) references appeal on delete cascade
      );

      create table appeal_door (
        door_key bytea primary key,
        customer_key bytea not null,
        appeal_id uuid not null,
        -- The number is taken first, so that of two appeals one gets it.
        foreign key (customer_key, appeal_id) references appeal on delete cascade
          deferrable initially deferred
      );
    `.execute(db)
  },
}
