import { type Kysely, type Migration, sql } from 'kysely'

/** When a request to end only-proven came to its end, so that the desk can show those that did, the latest in front. */
export const endsTold: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table only_proven_end add column closed_at timestamptz;
      create index only_proven_end_closed on only_proven_end (closed_at)
        where closed_at is not null
    `.execute(db)
  },
}
