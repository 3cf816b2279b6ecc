import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Page views and clicks. A visit is a random name that only `analytics_visit` joins to its session;
 * that row goes with the session, and from then on nothing leads from a visit to who made it.
 */
export const analytics: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table analytics_visit (
        session_id uuid primary key references session on delete cascade,
        visit uuid not null
      );

      create table analytics_event (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        kind text not null,
        name text not null,
        channel text not null,
        entry_id text,
        visit uuid not null
      );
      create index analytics_event_at on analytics_event (at);
    `.execute(db)
  },
}
