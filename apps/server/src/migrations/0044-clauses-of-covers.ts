import { type Kysely, type Migration, sql } from 'kysely'

/** Which covers a set of clauses is about, by their codes; none where it belongs to every policy of its products. */
export const clausesOfCovers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table clause add column cover_codes text[] not null default '{}'`.execute(db)
  },
}
