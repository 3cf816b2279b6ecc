import { type Kysely, type Migration, sql } from 'kysely'

/** That staff were asked to end only-proven for a customer who has lost the phone. */
export const onlyProvenEnd: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table only_proven_end (
        customer_key bytea not null,
        id uuid not null,
        state text not null,
        asked_at timestamptz not null,
        asked_by uuid not null,
        confirmed_by uuid,
        due_at timestamptz not null,
        sealed bytea not null,
        primary key (customer_key, id)
      );
      -- Nobody has two at a time.
      create unique index only_proven_end_open on only_proven_end (customer_key)
        where state in ('asked', 'confirmed');
      create index only_proven_end_due on only_proven_end (due_at)
        where state in ('asked', 'confirmed')
    `.execute(db)
  },
}
