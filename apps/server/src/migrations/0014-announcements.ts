import { type Kysely, type Migration, sql } from 'kysely'

/** What the insurer tells visitors: notices, carousel, activities, group purchases, discounts. */
export const announcements: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table announcement (
        id uuid primary key,
        kind text not null,
        title text not null,
        text text not null,
        target text,
        area_codes text[] not null,
        channels text[] not null,
        from_on date not null,
        until_on date not null,
        seq int not null,
        joined_count int not null default 0,
        check (from_on <= until_on)
      );
      create index announcement_kind on announcement (kind, until_on);
    `.execute(db)
  },
}
