import { type Kysely, type Migration, sql } from 'kysely'

/** What the insurer's core is told, where each event stands in the feed, and who pushes which part of it. */
export const coreEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table core_event (
        id uuid primary key,
        -- The order of writing; the position is given later, by one relay.
        seq bigint generated always as identity,
        type text not null,
        subject_key bytea not null,
        pipeline smallint not null,
        at timestamptz not null,
        position bigint unique,
        received_at timestamptz,
        tries int not null default 0,
        first_tried_at timestamptz,
        next_try_at timestamptz,
        given_up_at timestamptz,
        failure text,
        sealed bytea not null
      );
      create index core_event_unplaced on core_event (seq) where position is null;
      create index core_event_waiting on core_event (pipeline, position) where received_at is null;
      create index core_event_subject on core_event (subject_key, position) where received_at is null;
      create index core_event_at on core_event (at);

      -- A file that an event names, so that its bytes may be asked for.
      create table core_event_file (
        file_id uuid not null,
        customer_key bytea not null,
        event_id uuid not null references core_event on delete cascade,
        media_type text not null,
        primary key (file_id, event_id)
      );
      create index core_event_file_event on core_event_file (event_id);

      create table core_feed (
        is_only boolean primary key default true check (is_only),
        last_position bigint not null
      );
      insert into core_feed (last_position) values (0);

      create table core_pipeline (
        number smallint primary key,
        holder uuid,
        held_until timestamptz
      );
      insert into core_pipeline (number) select generate_series(0, 7)
    `.execute(db)
  },
}
