import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { ImportFault } from './import-fault.ts'

/** Any number of our own, beside which the kind is hashed. */
const lockFamily = 4_108_233

/** The server lets go of a connection whose process was killed within a moment, but not at once. */
const tries = 20
const msBetweenTries = 500

/** Rows of one kind are imported by one process at a time, for as long as its connection is open. */
export async function lockKind(db: Db, kind: string): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_lock(${lockFamily}, hashtext(${kind})) as "isOurs"
    `.execute(db)
    if (rows[0]?.isOurs) return
    await wait(msBetweenTries)
  }
  throw new ImportFault(`another import of ${kind} is running`)
}
