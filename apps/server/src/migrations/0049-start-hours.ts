import { type Kysely, type Migration, sql } from 'kysely'

/** The hour at which cover begins on its first day; of all that stood before it was midnight. */
export const startHours: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table policy add column start_hour smallint not null default 0`.execute(db)
  },
}
