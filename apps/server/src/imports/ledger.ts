import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { ImportFault } from './import-fault.ts'

/** How far a run has come, and what became of the rows so far. */
export interface RunProgress extends Counts {
  readonly lineDone: number
  /** How much of the file of rejected rows belongs to these lines. */
  readonly rejectsBytes: number
}

export interface Counts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly rejected: number
}

export interface Run extends RunProgress {
  readonly id: number
  /** Where its rejected rows are; undefined where none was noted. */
  readonly rejectsPath: string | undefined
}

interface Begun {
  readonly kind: string
  readonly digest: Buffer
  readonly isAgain: boolean
  readonly now: Date
}

/**
 * The run of this file that was broken off, or a new one. One that was begun with `--again` goes on with
 * it, and one without goes on without: else half the rows would be stored anew, and nobody could tell which.
 */
export async function beginRun(db: Db, { kind, digest, isAgain, now }: Begun): Promise<Run> {
  const open = await db
    .selectFrom('import_run')
    .selectAll()
    .where('kind', '=', kind)
    .where('file_digest', '=', digest)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (open !== undefined && open.is_again !== isAgain) {
    const [begun, asked] = open.is_again ? ['with', 'with it'] : ['without', 'without it']
    throw new ImportFault(
      `the import of this file was begun ${begun} --again and stands at line ${open.line_done}: go on ${asked} first`,
    )
  }
  const row =
    open ??
    (await db
      .insertInto('import_run')
      .values({ kind, file_digest: digest, is_again: isAgain, begun_at: now })
      .returningAll()
      .executeTakeFirstOrThrow())
  const { id, added, changed, unchanged, rejected } = row
  const counts = { added, changed, unchanged, rejected }
  const rejectsPath = row.rejects_path ?? undefined
  return { id, ...counts, lineDone: row.line_done, rejectsBytes: row.rejects_bytes, rejectsPath }
}

export async function noteRejectsPath(db: Db, id: number, path: string): Promise<void> {
  await db.updateTable('import_run').set({ rejects_path: path }).where('id', '=', id).execute()
}

/** Within the transaction that stores what is done. */
export async function advanceRun(db: Db, id: number, progress: RunProgress): Promise<void> {
  const { lineDone, rejectsBytes, added, changed, unchanged, rejected } = progress
  const counts = { added, changed, unchanged, rejected }
  await db
    .updateTable('import_run')
    .set({ ...counts, line_done: lineDone, rejects_bytes: rejectsBytes })
    .where('id', '=', id)
    .execute()
}

export async function endRun(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('import_run').set({ ended_at: now }).where('id', '=', id).execute()
}

/** What is known of a row, whose key is that of `RowFacts`. */
export interface KnownRow {
  readonly ownerKey: Buffer | null
  readonly contentKey: Buffer
  readonly runId: number
  readonly line: number
  /** Undefined where only files told it. */
  readonly version: number | undefined
  /** The core took it away. */
  readonly isGone: boolean
  /** When the core told it in a call; undefined where a file did. */
  readonly takenAt: Date | undefined
}

/** What tells a row from all others, whose it is and what it says, as the ledger keeps it. */
export interface RowKeys {
  readonly rowKey: Buffer
  readonly ownerKey: Buffer | null
  readonly contentKey: Buffer
}

export interface RowFacts extends RowKeys {
  readonly line: number
}

/** What was imported before of these rows, by their keys in hex. */
export async function knownRows(
  db: Db,
  rows: readonly Pick<RowKeys, 'rowKey'>[],
): Promise<ReadonlyMap<string, KnownRow>> {
  const found = await db
    .selectFrom('imported_row')
    .selectAll()
    .where('row_key', '=', ({ fn }) =>
      fn.any(sql<Buffer[]>`${rows.map((row) => row.rowKey)}::bytea[]`),
    )
    .execute()
  return new Map(
    found.map(({ row_key, owner_key, content_key, run_id, line, version, is_gone, taken_at }) => [
      row_key.toString('hex'),
      {
        ownerKey: owner_key,
        contentKey: content_key,
        runId: run_id,
        line,
        version: version ?? undefined,
        isGone: is_gone,
        takenAt: taken_at ?? undefined,
      },
    ]),
  )
}

/**
 * Notes that a run has these rows, each once, but for those that it may not have: it had them in an earlier
 * batch, or the core told them by a call, and otherwise. Gives whether it may have all.
 */
export async function noteRows(db: Db, runId: number, rows: readonly RowFacts[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into imported_row (row_key, owner_key, content_key, run_id, line)
    select row_key, owner_key, content_key, ${runId}::bigint, line from unnest(
      ${rows.map((row) => row.rowKey)}::bytea[],
      ${rows.map((row) => row.ownerKey)}::bytea[],
      ${rows.map((row) => row.contentKey)}::bytea[],
      ${rows.map((row) => row.line)}::bigint[]
    ) as row (row_key, owner_key, content_key, line)
    on conflict (row_key) do update set
      owner_key = excluded.owner_key,
      content_key = excluded.content_key,
      run_id = excluded.run_id,
      line = excluded.line
    where imported_row.run_id <> excluded.run_id
      and (imported_row.version is null or imported_row.content_key = excluded.content_key)
  `.execute(db)
  return numAffectedRows === BigInt(rows.length)
}

/** A row as the core told it in a call. */
export interface VersionedRow extends RowKeys {
  readonly version: number
  readonly isGone: boolean
}

/** Notes which version of these rows stands here. */
export async function noteVersions(
  db: Db,
  rows: readonly VersionedRow[],
  now: Date,
): Promise<void> {
  await sql`
    insert into imported_row (row_key, owner_key, content_key, run_id, line, version, is_gone, taken_at)
    select row_key, owner_key, content_key, 0, 0, version, is_gone, ${now}::timestamptz from unnest(
      ${rows.map((row) => row.rowKey)}::bytea[],
      ${rows.map((row) => row.ownerKey)}::bytea[],
      ${rows.map((row) => row.contentKey)}::bytea[],
      ${rows.map((row) => row.version)}::bigint[],
      ${rows.map((row) => row.isGone)}::boolean[]
    ) as row (row_key, owner_key, content_key, version, is_gone)
    on conflict (row_key) do update set
      owner_key = excluded.owner_key,
      content_key = excluded.content_key,
      run_id = excluded.run_id,
      line = excluded.line,
      version = excluded.version,
      is_gone = excluded.is_gone,
      taken_at = excluded.taken_at
  `.execute(db)
}

/** Any number of our own, beside which rows are hashed. */
const rowFamily = 4_108_234

/**
 * Holds these rows until the transaction ends, those too that are not there yet, always in the same order:
 * of two who tell of one row at once, the second judges by what the first has stored.
 */
export async function lockRows(db: Db, rows: readonly Pick<RowKeys, 'rowKey'>[]): Promise<void> {
  const numbers = [...new Set(rows.map(({ rowKey }) => rowKey.readInt32BE(0)))]
  numbers.sort((one, other) => one - other)
  await sql`
    select pg_advisory_xact_lock(${rowFamily}, number)
    from unnest(${numbers}::int[]) with ordinality as row (number, place) order by place
  `.execute(db)
}
