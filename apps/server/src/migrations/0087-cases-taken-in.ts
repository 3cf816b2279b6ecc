import { type Kysely, type Migration, sql } from 'kysely'

/** Cases that staff take in for customers: by which way they came, and what they are counted by. */
export const casesTakenIn: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table appeal add column channel text not null default 'site';
      alter table appeal add column cause text;
      alter table appeal add column product text;
    `.execute(db)
  },
}
