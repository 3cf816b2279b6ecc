import { type Kysely, type Migration, sql } from 'kysely'

/** Which keys this database's data was made with, told by a print of each, so that another one is refused. */
export const knownKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table known_key (
        name text not null,
        print bytea not null,
        primary key (name, print)
      )
    `.execute(db)
  },
}
