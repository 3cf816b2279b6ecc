import { type Kysely, type Migration, sql } from 'kysely'

/** What customers asked of the insurer's core, and what it answered. */
export const wishes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table wish (
        event_id uuid not null,
        -- Which of several things that one event asks for.
        part text not null,
        kind text not null,
        customer_key bytea not null,
        object_id uuid not null,
        -- The core's row that answers it, as the ledger of imports names it; null where no row does.
        row_key bytea,
        state text not null default 'asked' check (state in ('asked', 'answered', 'refused', 'replaced')),
        asked_at timestamptz not null,
        due_at timestamptz not null,
        ended_at timestamptz,
        is_of_row boolean not null default false,
        asked_again_at timestamptz,
        sealed bytea not null,
        primary key (event_id, part)
      );
      create index wish_open on wish (due_at, event_id) where state = 'asked';
      create index wish_open_of on wish (customer_key) where state = 'asked';
      create index wish_object on wish (object_id, asked_at);
      create index wish_ended on wish (ended_at) where ended_at is not null;
    `.execute(db)
  },
}
