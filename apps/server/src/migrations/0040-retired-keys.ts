import { type Kysely, type Migration, sql } from 'kysely'

/** Keys that open nothing any more: their number stays taken, and they need not be given. */
export const retiredKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table known_key add column is_retired boolean not null default false`.execute(
      db,
    )
  },
}
