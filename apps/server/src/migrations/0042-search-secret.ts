import { type Kysely, type Migration, sql } from 'kysely'

/** What keyed hashes are made with, sealed with SEARCH_KEY, so that this key can be changed and they stay. */
export const searchSecret: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table search_secret (
        is_only boolean primary key default true check (is_only),
        sealed bytea not null,
        is_former_key boolean not null
      )
    `.execute(db)
  },
}
