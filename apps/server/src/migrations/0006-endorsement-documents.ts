import { type Kysely, type Migration, sql } from 'kysely'

/** An endorsement is a paper of its own; its number is told in a keyed hash alone. */
export const endorsementDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table policy_document add column endorsement_key bytea;
      alter table one_use_link add column endorsement_key bytea;
    `.execute(db)
  },
}
