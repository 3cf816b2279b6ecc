import { type Kysely, type Migration, sql } from 'kysely'

/** What each member of staff keeps for themselves: words not sent yet, and views of lists. */
export const keptByStaff: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table staff_kept (
        staff_id uuid not null references staff on delete cascade,
        place text not null,
        changed_at timestamptz not null,
        sealed bytea not null,
        primary key (staff_id, place)
      )
    `.execute(db)
  },
}
