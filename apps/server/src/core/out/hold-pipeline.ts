import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** Longer than a push may take; a process that died keeps a pipeline no longer. */
const heldForSeconds = 60

/**
 * Takes a pipeline for a process, or keeps it: one pushes at a time, so that a subject keeps its order. The
 * clock of the database counts, for those of several machines differ.
 */
export async function holdPipeline(db: Db, number: number, holder: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update core_pipeline
    set holder = ${holder}, held_until = now() + ${heldForSeconds}::int * interval '1 second'
    where number = ${number}
      and (holder is null or holder = ${holder} or held_until < now())
  `.execute(db)
  return numAffectedRows === 1n
}

/** Whoever stops lets others go on at once. */
export async function freePipelines(db: Db, holder: string): Promise<void> {
  await sql`
    update core_pipeline set holder = null, held_until = null where holder = ${holder}
  `.execute(db)
}
