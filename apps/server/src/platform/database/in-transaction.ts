import type { Db } from './database.ts'

/** Work that is done whole or not at all: in the transaction that `db` is, or in one of its own. */
export function inTransaction<Result>(
  db: Db,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
