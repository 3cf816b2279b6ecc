import { type Kysely, type Migration, sql } from 'kysely'

/** An event comes into the indexes of the feed with its position: until then its submission waits for it. */
export const coreEventIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table core_event drop constraint core_event_position_key;
      create unique index core_event_position on core_event (position) where position is not null;
      drop index core_event_waiting;
      create index core_event_waiting on core_event (pipeline, position)
        where received_at is null and position is not null;
      drop index core_event_subject;
      create index core_event_subject on core_event (subject_key, position)
        where received_at is null and position is not null;
      -- They are written by their time, and looked for by it once an hour.
      drop index core_event_at;
      create index core_event_at on core_event using brin (at)
    `.execute(db)
  },
}
