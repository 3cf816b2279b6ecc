import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Which events a file of the core has told: the next file replaces those alone. What is there already
 * counts as the house's own, so nothing of it goes; told again, it is the same event and not a second one.
 */
export const eventsOfTheCore: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table claim_event add column is_of_core boolean not null default false;
      alter table delivery_event add column is_of_core boolean not null default false;
    `.execute(db)
  },
}
