import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Plates that a correction took off a policy or put on it. Claims and orders of the car are found under
 * all of them, also when the insurer's core still tells an older one.
 */
export const correctedPlates: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table corrected_plate (
        customer_key bytea not null,
        policy_id uuid not null,
        plate_key bytea not null,
        put_on_at timestamptz,
        sealed bytea not null,
        primary key (customer_key, policy_id, plate_key),
        foreign key (customer_key, policy_id) references policy on delete cascade
      )
    `.execute(db)
  },
}
