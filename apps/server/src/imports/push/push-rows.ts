import pg from 'pg'
import type { Audit } from '../../platform/audit/audit.ts'
import { askServersInTurn } from '../../platform/database/ask-servers-in-turn.ts'
import type { ImportKind, ImportTarget } from '../import-kind.ts'
import { knownRows, lockRows } from '../ledger.ts'
import type { AnswersTaken } from './core-answers.ts'
import { type Candidate, type JudgedLines, type Pushed, rejected } from './judge-lines.ts'
import { byVersion, referenceErrorsOf, storeTaken } from './store-taken.ts'

/** Where rows of a call go: a connection, and the trail that is written with them. */
export interface PushTarget extends ImportTarget {
  readonly audit: Audit
  /** Whose call it is, for the trail. */
  readonly callerId: string
  /** What answers do to what customers asked for. */
  readonly takeAnswers: AnswersTaken
  /** A row that the database refused, which no rule foresaw. */
  onRefused(error: unknown): void
}

/**
 * Stores lines in a transaction; those of one row in their order, each in a transaction that finds what the
 * one before has left. Where the database refuses one of them, all are tried one by one, so that it takes no
 * other with it. What became of them is told with each commit, so that it is known whatever fails after it.
 */
export async function* storeLines(
  target: PushTarget,
  kind: ImportKind,
  { faulty, candidates }: JudgedLines,
): AsyncGenerator<readonly Pushed[]> {
  for (const [at, some] of inTurns(candidates).entries()) {
    const told = at === 0 ? faulty : []
    let before = told
    for await (const pushed of storeOrEach(target, kind, some, told.length)) {
      yield [...before, ...pushed]
      before = []
    }
  }
}

/** Lists of which none has a row twice; one at least. */
function inTurns(candidates: readonly Candidate[]): Candidate[][] {
  const turns: Candidate[][] = [[]]
  let rows = new Set<string>()
  for (const each of candidates) {
    const row = each.rowKey.toString('hex')
    if (rows.has(row)) {
      turns.push([])
      rows = new Set()
    }
    rows.add(row)
    turns.at(-1)?.push(each)
  }
  return turns
}

async function* storeOrEach(
  target: PushTarget,
  kind: ImportKind,
  candidates: readonly Candidate[],
  faulty: number,
): AsyncGenerator<readonly Pushed[]> {
  const stored = await storeAll(target, kind, candidates, faulty).catch(asRefusal)
  if (!('refusal' in stored)) yield stored
  else if (candidates.length > 1)
    for (const one of candidates) yield* storeOrEach(target, kind, [one], 0)
  else {
    target.onRefused(stored.refusal)
    yield candidates.map(({ told }) => rejected(told, 'the database does not take it'))
  }
}

function asRefusal(error: unknown): { readonly refusal: unknown } {
  if (!isRefusal(error)) throw error
  return { refusal: error }
}

/** Of a value or a rule of the schema; not of a connection, a lock or a disk, with which the same row goes in later. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '')
}

function storeAll(
  target: PushTarget,
  kind: ImportKind,
  candidates: readonly Candidate[],
  faulty: number,
): Promise<Pushed[]> {
  return target.audit.inTransaction(async (db, record) => {
    if (kind.isEverywhere) await askServersInTurn(db)
    const store = { ...target, db }
    await lockRows(db, candidates)
    const known = await knownRows(db, candidates)
    const before = ({ rowKey }: Candidate) => known.get(rowKey.toString('hex'))
    const verdicts = candidates.map((each) => ({
      each,
      verdict: byVersion(kind, each, before(each)),
    }))
    const open = verdicts.flatMap(({ each, verdict }) => (verdict === undefined ? [each] : []))
    const referenceErrors = await referenceErrorsOf(store, kind, open, before)
    const taken = open.filter((each) => !referenceErrors.has(each))
    await storeTaken(store, kind, taken, before)
    const pushed = verdicts.map(
      ({ each, verdict }) => verdict ?? outcomeOf(each, referenceErrors.get(each)),
    )
    record({
      event: 'core-rows',
      objectId: target.callerId,
      outcome: `${kind.name}: ${countsOf(pushed, faulty)}`,
    })
    return pushed
  })
}

function outcomeOf({ told, unused }: Candidate, referenceError: string | undefined): Pushed {
  if (referenceError !== undefined) return rejected(told, referenceError)
  const accepted = { line: told.line, version: told.version, result: 'accepted' } as const
  return unused.length > 0 ? { ...accepted, unused } : accepted
}

function countsOf(pushed: readonly Pushed[], faulty: number): string {
  const count = (asked: Pushed['result']) => pushed.filter(({ result }) => result === asked).length
  return `${count('accepted')} accepted, ${count('unchanged')} unchanged, ${count('rejected') + faulty} rejected`
}
