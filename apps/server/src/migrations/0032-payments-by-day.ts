import { type Kysely, type Migration, sql } from 'kysely'

/** Payments of the last day are counted every few seconds; a block range is enough, for they come in order. */
export const paymentsByDay: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index payment_started_at on payment using brin (started_at)`.execute(db)
  },
}
