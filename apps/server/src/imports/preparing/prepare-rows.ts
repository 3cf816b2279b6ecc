import { setImmediate as turn } from 'node:timers/promises'
import type { Db } from '../../platform/database/database.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { ImportKind } from '../import-kind.ts'
import { type KnownRow, knownRows, type RowFacts } from '../ledger.ts'
import { type JudgedRow, judgeRow, type RightRow } from './judge-row.ts'

export interface Preparation {
  /** To look up what was imported before; not the connection that stores, which is in a transaction meanwhile. */
  readonly db: Db
  readonly keys: Keys
  readonly kind: ImportKind
  /** Store rows again that say what they said. */
  readonly isAgain: boolean
}

/** What became of rows, by their lines. It goes from thread to thread as it is. */
export interface PreparedRows {
  readonly rejected: readonly RejectedLine[]
  /** Right by themselves, as the following are. */
  readonly unchanged: readonly RowFacts[]
  readonly fresh: readonly FreshRow[]
}

/** A row that is not stored, and why. */
export interface RejectedLine {
  readonly line: number
  readonly reason: string
}

interface FreshRow {
  readonly facts: RowFacts
  readonly prepared: unknown
}

/** Between so many rows others get their turn: what is being sent to the database goes on. */
const rowsATurn = 10

/** Judges rows that are stored together, and does all the work on them that needs no transaction. */
export async function prepareRows(
  preparation: Preparation,
  rows: readonly JudgedRow[],
): Promise<PreparedRows> {
  const { db, keys, kind, isAgain } = preparation
  const { right, rejected } = await judgedRows(preparation, rows)
  const known = await knownRows(
    db,
    right.map(({ facts }) => facts),
  )
  const misfits = await kind.misfits(
    { db, keys },
    right.map(({ row }) => row),
  )
  const unchanged: RowFacts[] = []
  const fresh: FreshRow[] = []
  for (const [at, { row, facts }] of right.entries()) {
    if (at % rowsATurn === 0) await turn()
    const before = known.get(facts.rowKey.toString('hex'))
    const reason = misfits.get(at) ?? otherOwner(kind, facts, before)
    if (reason !== undefined) rejected.push({ line: facts.line, reason })
    else if (!isAgain && before?.contentKey.equals(facts.contentKey)) unchanged.push(facts)
    else fresh.push({ facts, prepared: kind.prepare(keys, row) })
  }
  return { rejected, unchanged, fresh }
}

async function judgedRows(preparation: Preparation, rows: readonly JudgedRow[]) {
  const rejected: RejectedLine[] = []
  const right: { readonly row: unknown; readonly facts: RowFacts }[] = []
  for (const [at, judged] of rows.entries()) {
    if (at % rowsATurn === 0) await turn()
    const { line } = judged
    const judgement = judgeRow(preparation.kind, judged)
    if (judgement.kind === 'rejected') rejected.push({ line, reason: judgement.reason })
    else right.push({ row: judgement.row, facts: factsOf(preparation, line, judgement) })
  }
  return { right, rejected }
}

function factsOf({ keys, kind }: Preparation, line: number, { row, said }: RightRow): RowFacts {
  const owner = kind.ownerOf?.(row)
  return {
    rowKey: keys.searchHash('imported-row', kind.name, kind.keyOf(row)),
    ownerKey: owner === undefined ? null : keys.searchHash('customer', owner),
    contentKey: keys.searchHash('imported-content', said),
    line,
  }
}

/** Rows lie under their owner's key, and so does all that hangs on them: none goes over to another. */
function otherOwner(
  kind: ImportKind,
  facts: RowFacts,
  before: KnownRow | undefined,
): string | undefined {
  if (before?.ownerKey == null || facts.ownerKey?.equals(before.ownerKey)) return undefined
  return `${kind.ownerColumn}: is another than before, and a row never goes over to another customer`
}
