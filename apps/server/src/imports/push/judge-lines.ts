import { setImmediate as turn } from 'node:timers/promises'
import type { ImportKind, ImportTarget } from '../import-kind.ts'
import type { RowKeys } from '../ledger.ts'
import { contentKeyOf, rowKeyOf, rowKeysOf } from '../row-facts.ts'
import { judgeRowFromCore, type TakenRow, type Unused } from './judge-row-from-core.ts'
import type { FaultyLine, LineFromCore } from './line-from-core.ts'

/** What became of a line; the core reads it. */
export type Pushed = { readonly line: number; readonly version?: number } & (
  | { readonly result: 'accepted'; readonly unused?: readonly Unused[] }
  | { readonly result: 'unchanged'; readonly stands: number }
  | { readonly result: 'rejected'; readonly reason: string }
)

/** Between so many rows others get their turn. */
const rowsATurn = 10

/** A row of a line that is right by itself. */
export interface Candidate extends TakenRow, RowKeys {
  readonly told: LineFromCore
  readonly key: string
  /** Ready to be stored, where it is to be. */
  readonly prepared: unknown
}

/** Lines as far as they can be judged without the database. */
export interface JudgedLines {
  readonly faulty: readonly Pushed[]
  readonly candidates: readonly Candidate[]
}

/** Judges lines, and does all the work on them that needs no transaction: meanwhile others are stored. */
export async function judgeLines(
  { keys }: Pick<ImportTarget, 'keys'>,
  kind: ImportKind,
  lines: readonly (LineFromCore | FaultyLine)[],
): Promise<JudgedLines> {
  const faulty: Pushed[] = []
  const candidates: Candidate[] = []
  for (const [at, told] of lines.entries()) {
    if (at % rowsATurn === 0) await turn()
    const judged = 'fault' in told ? told.fault : judgeRowFromCore(kind, told)
    if (typeof judged === 'string') faulty.push(rejected(told, judged))
    else if (!('fault' in told)) candidates.push(candidateOf({ keys, kind }, told, judged))
  }
  return { faulty, candidates }
}

function candidateOf(
  { keys, kind }: { readonly keys: ImportTarget['keys']; readonly kind: ImportKind },
  told: LineFromCore,
  judged: TakenRow,
): Candidate {
  const { row, said } = judged
  const key = kind.keyOf(row)
  const rowKeys =
    told.operation === 'upsert'
      ? rowKeysOf({ keys, kind }, row, said)
      : {
          rowKey: rowKeyOf({ keys, kind }, key),
          ownerKey: null,
          contentKey: contentKeyOf(keys, said),
        }
  const prepared = told.operation === 'upsert' ? kind.prepare(keys, row) : undefined
  return { ...judged, ...rowKeys, told, key, prepared }
}

export function rejected(told: LineFromCore | FaultyLine, reason: string): Pushed {
  const { line } = told
  return 'fault' in told
    ? { line, result: 'rejected', reason }
    : { line, version: told.version, result: 'rejected', reason }
}
