import { type Kysely, type Migration, sql } from 'kysely'

/** Whether a run stores rows anew that say what they said: one that was broken off goes on as it was begun. */
export const runsAnew: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table import_run add column is_again boolean not null default false`.execute(db)
  },
}
