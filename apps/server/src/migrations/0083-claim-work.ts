import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Where each claim stands for those who work on it, beside its row: staff list what is due first, of very
 * many that are over. What follows from events that were stored before is noted by a job (`note-claim-work.ts`).
 */
export const claimWork: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table claim
        add column standing text not null default 'unknown'
          check (standing in ('unknown', 'open', 'over')),
        add column step text,
        add column step_at timestamptz,
        add column promise text,
        add column due_on date,
        add column awaits_documents boolean not null default false;
      create index claim_open on claim (due_on, reported_at, id) where standing = 'open';
      create index claim_unknown on claim (id) where standing = 'unknown'
    `.execute(db)
  },
}
