import { type Kysely, type Migration, sql } from 'kysely'

/** When a document was refused last: what came before stays void after a later one was accepted. */
export const refusedDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table claim_document_verdict add column refused_at timestamptz;
      update claim_document_verdict set refused_at = judged_at where sealed is not null;
    `.execute(db)
  },
}
