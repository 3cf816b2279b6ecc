import { type Kysely, type Migration, sql } from 'kysely'

/** What the desk keeps of the site's content: frequent questions, what nobody could answer, and each version of all. */
export const content: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table faq (
        id text primary key,
        topic text not null,
        question text not null,
        variants text[] not null,
        answer text not null,
        links jsonb not null,
        place int not null,
        is_shown boolean not null,
        -- Counts up with every change, so that who changed an older state is told.
        version int not null default 1
      );

      create table robot_miss (
        id uuid primary key,
        -- Keyed hash of the words, so that the same ones are counted and not kept twice.
        words_key bytea not null unique,
        reason text not null,
        times int not null default 1,
        last_at timestamptz not null,
        answered_by text references faq,
        set_aside_at timestamptz,
        sealed bytea not null
      );
      create index robot_miss_last_at on robot_miss (last_at);

      alter table outlet
        add column is_shown boolean not null default true,
        add column version int not null default 1;

      create table content_picture (
        id uuid primary key,
        added_at timestamptz not null
      );

      alter table announcement
        add column is_shown boolean not null default true,
        add column version int not null default 1,
        add column picture_id uuid references content_picture;

      create table content_version (
        kind text not null,
        content_id text not null,
        version int not null,
        -- Both absent of what stood there before the desk first changed it.
        at timestamptz,
        staff_id uuid,
        state jsonb not null,
        primary key (kind, content_id, version)
      );
    `.execute(db)
  },
}
