import { type Kysely, type Migration, sql } from 'kysely'

/** People whose things only a proof finds. Every search asks for them, and few there are. */
export const onlyProven: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table person_contact add column only_proven_since timestamptz;
      create index person_contact_only_proven on person_contact (customer_key)
        where only_proven_since is not null;
      create index person_contact_only_proven_phone on person_contact (phone_key)
        where only_proven_since is not null
    `.execute(db)
  },
}
