import { type Kysely, type Migration, sql } from 'kysely'

/** Which row it was that answered an event: what waits for the answer names that row to people. */
export const keysOfAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table core_answer
        add column kind text,
        add column sealed bytea
    `.execute(db)
  },
}
