import { type Kysely, type Migration, sql } from 'kysely'

/** Where the rejected rows of a run are, so that one that was broken off finds its own file again. */
export const rejectsPaths: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table import_run add column rejects_path text`.execute(db)
  },
}
