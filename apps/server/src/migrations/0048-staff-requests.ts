import { type Kysely, type Migration, sql } from 'kysely'

/**
 * A change to a supervisor's account that another supervisor has asked for, until a third one confirms
 * it; and of every account who handed out its first password.
 */
export const staffRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table staff_request (
        staff_id uuid primary key references staff,
        change jsonb not null,
        requested_by uuid not null references staff,
        requested_at timestamptz not null
      )
    `.execute(db)
    await sql`alter table staff add column opened_by uuid references staff`.execute(db)
  },
}
