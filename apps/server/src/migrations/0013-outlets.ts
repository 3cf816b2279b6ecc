import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Outlets and branches. `spot` is the outlet on a flat map (`map-point.ts`), whose index gives the
 * nearest first; an area is asked for by the beginning of its code.
 */
export const outlets: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table outlet (
        id uuid primary key,
        name text not null,
        address text not null,
        area_code text not null,
        types bit(5) not null,
        services text[] not null,
        phone text not null,
        latitude double precision not null,
        longitude double precision not null,
        spot point not null,
        hours jsonb not null
      );
      create index outlet_area on outlet (area_code text_pattern_ops);
      create index outlet_spot on outlet using gist (spot);

      create table branch (
        com_code text primary key,
        com_name text not null,
        area_code text not null,
        address text not null,
        phone text not null
      );
      create index branch_area on branch (area_code text_pattern_ops);
    `.execute(db)
  },
}
