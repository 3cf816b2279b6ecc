import { type Kysely, type Migration, sql } from 'kysely'

/** When the core told a row in a call, so that a list that is older than that takes no such row for surplus. */
export const toldAt: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table imported_row add column told_at timestamptz`.execute(db)
  },
}
