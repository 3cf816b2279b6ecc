import { type Kysely, type Migration, sql } from 'kysely'

/** What was said of a document and can still be taken back: nobody is told of it before it is due. */
export const claimJudgements: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table claim_judgement (
        customer_key bytea not null,
        claim_id uuid not null,
        document_type text not null,
        staff_id uuid not null,
        due_at timestamptz not null,
        sealed bytea not null,
        primary key (customer_key, claim_id, document_type),
        foreign key (customer_key, claim_id) references claim (customer_key, id) on delete cascade
      );
      create index claim_judgement_due on claim_judgement (due_at)
    `.execute(db)
  },
}
