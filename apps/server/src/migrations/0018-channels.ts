import { type Kysely, type Migration, sql } from 'kysely'

/** WeChat's tickets, customers whom a channel handed over as logged in, and how fast pages were. */
export const channels: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table wechat_ticket (
        name text primary key,
        sealed bytea not null,
        expires_at timestamptz not null
      );

      create table session_customer (
        session_id uuid primary key references session on delete cascade,
        holder_key bytea not null,
        channel text not null,
        proven_at timestamptz not null,
        ends_at timestamptz not null
      );

      create table spent_hand_over (
        ticket_key bytea primary key,
        expires_at timestamptz not null
      );
      create index spent_hand_over_expires_at on spent_hand_over (expires_at);

      create table analytics_vital (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        name text not null,
        route text not null,
        channel text not null,
        value real not null
      );
      create index analytics_vital_at on analytics_vital (at);
    `.execute(db)
  },
}
