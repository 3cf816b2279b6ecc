import { type Kysely, type Migration, sql } from 'kysely'

/** What staff noted of calls about a wish that the core has not answered. */
export const wishNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table wish_note (
        event_id uuid not null,
        id uuid not null,
        at timestamptz not null,
        sealed bytea not null,
        primary key (event_id, id)
      )
    `.execute(db)
  },
}
