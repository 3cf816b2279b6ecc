import type { Db } from './database.ts'

/**
 * Takes a number or code for good, in the transaction of what gets it; false where another has it. A table of
 * its own says so for all customers, wherever their rows lie.
 */
export async function takeCode(transaction: Db, code: string): Promise<boolean> {
  const taken = await transaction
    .insertInto('taken_code')
    .values({ code })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return taken !== undefined
}

/** Whether a code has been taken. */
export async function isTaken(db: Db, code: string): Promise<boolean> {
  const taken = await db
    .selectFrom('taken_code')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst()
  return taken !== undefined
}
