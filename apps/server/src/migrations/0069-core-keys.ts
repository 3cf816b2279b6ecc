import { type Kysely, type Migration, sql } from 'kysely'

/** Keys that the insurer's systems call with. Of each only a keyed hash is kept. */
export const coreKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table core_key (
        id uuid primary key,
        name text not null,
        key_hash bytea not null unique,
        scopes text[] not null,
        added_at timestamptz not null,
        used_at timestamptz,
        revoked_at timestamptz
      );
      create unique index core_key_live_name on core_key (name) where revoked_at is null
    `.execute(db)
  },
}
