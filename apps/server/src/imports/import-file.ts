import { sql } from 'kysely'
import type { Clock } from '../platform/clock/clock.ts'
import type { Settings } from '../platform/config/settings.ts'
import {
  type LoneConnection,
  openLoneConnection,
} from '../platform/database/connections/lone-connection.ts'
import type { Db } from '../platform/database/database.ts'
import type { Keys } from '../platform/keys/keys.ts'
import { columnsOf } from './columns.ts'
import { faultWords } from './fault-words.ts'
import { ChangedFile, FileFault } from './file-fault.ts'
import type { ImportKind } from './import-kind.ts'
import { lockKind } from './import-lock.ts'
import { beginRun, endRun, noteRejectsPath, type Run, type RunProgress } from './ledger.ts'
import { oneAhead } from './one-ahead.ts'
import { prepareBatches } from './prepare-batches.ts'
import { bytesAsJudged } from './reading/bytes-as-judged.ts'
import { readRows } from './reading/read-rows.ts'
import type { Rows } from './reading/row-format.ts'
import { type Encoding, sourceFile } from './reading/source-file.ts'
import { type Survey, surveyFile } from './reading/survey-file.ts'
import { freeName, openRejects } from './rejects-file.ts'
import { storeBatch } from './store-batch.ts'

export interface ImportServices {
  readonly url: string
  readonly db: Db
  readonly keys: Keys
  readonly clock: Pick<Clock, 'now'>
  readonly settings: Pick<Settings, 'smallClaims'>
}

export interface ImportAsked {
  readonly kind: ImportKind
  readonly path: string
  readonly encoding: Encoding
  /** Where rejected rows go. */
  readonly rejectsPath: string
  /** Takes another name where that one is taken: the operator named none. */
  readonly mayNumberRejects?: boolean
  /** Judges everything and stores nothing. */
  readonly isDry: boolean
  /** Stores rows again that say what they said, as after a change of the program. */
  readonly isAgain: boolean
  /** Takes a last line without an end for whole. */
  readonly isLastLineWhole?: boolean
  /** How many rows the file has, for who knows: one of another number is refused. */
  readonly rowCount?: number | undefined
  /** Ends after the batch that is under way. */
  readonly stop: AbortSignal
}

export interface Imported {
  readonly progress: RunProgress
  /** Where rejected rows are, if there are any. */
  readonly rejectsPath: string
  /** Why not all lines are done; undefined when they are. */
  readonly fault: string | undefined
  /** Whether the same file goes on there; one that has to be put right is another file. */
  readonly goesOn: boolean
}

export interface Progress extends RunProgress {
  readonly lines: number
  /** Where this run began, which is not line 0 if it goes on. */
  readonly lineBegun: number
}

/** So many rows are one transaction: what a kill costs, and what is held in memory. */
const rowsAtOnce = 500

/**
 * Brings the rows of a file into the database, in batches that are stored whole or not at all. The same
 * file goes on where it was broken off. What is wrong with the file as a whole is thrown as an
 * `ImportFault` before anything is stored.
 */
export async function importFile(
  services: ImportServices,
  asked: ImportAsked,
  report: (progress: Progress) => void,
): Promise<Imported> {
  const file = sourceFile(asked.path)
  const columns = columnsOf(asked.kind.schema)
  const rowsIn = (bytes: AsyncIterable<Buffer>) =>
    readRows(file.format, bytes, asked.encoding, columns)
  const survey = await surveyFile(file, asked, rowsIn)
  const rows = await rowsIn(bytesAsJudged(survey))
  const connection = await openLoneConnection(services.url, 'ecenter import')
  const work = { services, asked, survey, rows, copy: connection.copy, report }
  try {
    await lockKind(connection.db, asked.kind.name)
    // Nobody waits for the disk between batches: after a crash of the server the run goes on further up.
    await sql`set synchronous_commit = off`.execute(connection.db)
    return asked.isDry
      ? await undone(connection.db, (db) => importRows(db, work))
      : await importRows(connection.db, work)
  } finally {
    await connection.close()
  }
}

interface Work extends Pick<LoneConnection, 'copy'> {
  readonly services: ImportServices
  readonly asked: ImportAsked
  readonly survey: Survey
  readonly rows: Rows
  readonly report: (progress: Progress) => void
}

async function importRows(db: Db, work: Work): Promise<Imported> {
  const { services, asked, survey, rows, copy, report } = work
  const { kind, isDry, isAgain } = asked
  const begun = { kind: kind.name, digest: survey.digest, isAgain, now: services.clock.now() }
  const run = await beginRun(db, begun)
  const rejectsPath = await rejectsPathOf(asked, run)
  await noteRejectsPath(db, run.id, rejectsPath)
  const rejectsFile = {
    path: rejectsPath,
    source: asked.path,
    heading: rows.format.heading,
  }
  // What a run that was broken off has written is not for a dry run to touch.
  const rejects = await openRejects(rejectsFile, isDry ? 0 : run.rejectsBytes)
  const { lineDone } = run
  const batches = prepareBatches({ ...services, kind, lineDone, rowsAtOnce, isAgain }, rows.rows)
  const stores = { ...services, db, copy, kind, format: rows.format, rejects, runId: run.id, isDry }
  let progress: RunProgress = run
  try {
    for await (const batch of oneAhead(batches)) {
      progress = await storeBatch(stores, batch, progress)
      report({ ...progress, lines: survey.lines, lineBegun: run.lineDone })
      if (asked.stop.aborted) return { progress, rejectsPath, fault: 'stopped', goesOn: true }
    }
    await sql`reset synchronous_commit`.execute(db)
    await endRun(db, run.id, services.clock.now())
    return { progress, rejectsPath, fault: undefined, goesOn: false }
  } catch (error) {
    // The file that was judged is then imported from its first line.
    if (error instanceof ChangedFile) await endRun(db, run.id, services.clock.now())
    const goesOn = !(error instanceof FileFault)
    return { progress, rejectsPath, fault: faultWords(error), goesOn }
  } finally {
    await rejects.close()
  }
}

/** A run that was broken off goes on with the file that it began. */
async function rejectsPathOf(
  { rejectsPath, mayNumberRejects = false, isDry }: ImportAsked,
  run: Run,
): Promise<string> {
  if (!mayNumberRejects) return rejectsPath
  const isBegun = !isDry && run.rejectsBytes > 0
  return isBegun ? (run.rejectsPath ?? rejectsPath) : freeName(rejectsPath)
}

/** What a dry run notes, so that it finds what the file itself has twice, goes with it. */
async function undone(db: Db, work: (db: Db) => Promise<Imported>): Promise<Imported> {
  const transaction = await db.startTransaction().execute()
  try {
    return await work(transaction)
  } finally {
    await transaction.rollback().execute()
  }
}
