import { type Kysely, type Migration, sql } from 'kysely'

/** Changes of contacts are wishes: what was noted of them before wishes were there is read no more. */
export const noContactChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop table contact_change`.execute(db)
  },
}
