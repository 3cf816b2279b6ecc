import { setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'
import type { Audit } from '../../platform/audit/audit.ts'
import { askServersInTurn } from '../../platform/database/ask-servers-in-turn.ts'
import type { ImportKind, ImportTarget, StoredRow } from '../import-kind.ts'
import { type KnownRow, knownRows, lockRows, noteVersions, type RowKeys } from '../ledger.ts'
import { contentKeyOf, goesOver, rowKeyOf, rowKeysOf } from '../row-facts.ts'
import { type AnswersTaken, noteAnswers } from './core-answers.ts'
import { judgeRowFromCore, type TakenRow, type Unused } from './judge-row-from-core.ts'
import type { FaultyLine, LineFromCore } from './line-from-core.ts'
import { noteUnused } from './unused-values.ts'

/** What became of a line; the core reads it. */
export type Pushed = { readonly line: number; readonly version?: number } & (
  | { readonly result: 'accepted'; readonly unused?: readonly Unused[] }
  | { readonly result: 'unchanged'; readonly stands: number }
  | { readonly result: 'rejected'; readonly reason: string }
)

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

/** Between so many rows others get their turn. */
const rowsATurn = 10

/** A row of a line that is right by itself. */
interface Candidate extends TakenRow, RowKeys {
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

/** What its version alone decides; undefined where it is newer than what stands here. */
function byVersion(
  kind: ImportKind,
  { told, contentKey, ownerKey }: Candidate,
  before: KnownRow | undefined,
): Pushed | undefined {
  const { line, version, operation } = told
  const stands = before?.version
  if (stands !== undefined && version < stands)
    return { line, version, result: 'unchanged', stands }
  if (before !== undefined && version === stands) {
    return before.contentKey.equals(contentKey)
      ? { line, version, result: 'unchanged', stands }
      : rejected(told, 'version: was told before with other content')
  }
  if (operation === 'cancel' && (before === undefined || before.isGone))
    return rejected(told, `${kind.keyColumn}: no such row was told`)
  if (operation !== 'upsert' || before?.isGone || !goesOver({ ownerKey }, before)) return undefined
  if (!told.toOtherCustomer)
    return rejected(
      told,
      `${kind.ownerColumn}: is another than before; toOtherCustomer: true says so`,
    )
  return kind.removal === undefined
    ? rejected(told, `toOtherCustomer: ${kind.name} never go over to another customer`)
    : undefined
}

type Before = (candidate: Candidate) => KnownRow | undefined

/** Rows that lie under another customer than they will, or under none. */
function leaving(
  candidates: readonly Candidate[],
  before: Before,
): (StoredRow & { of: Candidate })[] {
  return candidates.flatMap((each) => {
    const known = before(each)
    if (known === undefined || known.isGone || each.told.operation === 'cancel') return []
    if (each.told.operation === 'upsert' && !goesOver(each, known)) return []
    return [{ key: each.key, ownerKey: known.ownerKey, of: each }]
  })
}

async function referenceErrorsOf(
  store: ImportTarget,
  kind: ImportKind,
  open: readonly Candidate[],
  before: Before,
): Promise<ReadonlyMap<Candidate, string>> {
  const upserts = open.filter(({ told }) => told.operation === 'upsert')
  const going = leaving(open, before)
  const rows = upserts.map(({ row }) => row)
  const referenceErrors =
    rows.length > 0 ? await kind.referenceErrors(store, rows) : new Map<number, string>()
  const kept = going.length > 0 ? await kind.removal?.kept(store, going) : undefined
  const reasons = new Map<Candidate, string>()
  for (const [at, each] of upserts.entries()) note(each, referenceErrors.get(at))
  for (const [at, { of }] of going.entries()) note(of, kept?.get(at))
  return reasons

  function note(each: Candidate, reason: string | undefined): void {
    if (reason !== undefined) reasons.set(each, reason)
  }
}

async function storeTaken(
  store: ImportTarget & Pick<PushTarget, 'takeAnswers'>,
  kind: ImportKind,
  taken: readonly Candidate[],
  before: Before,
): Promise<void> {
  if (taken.length === 0) return
  const now = store.clock.now()
  const owned = taken.map((each) => ({
    ...each,
    ownerKey: each.ownerKey ?? before(each)?.ownerKey ?? null,
  }))
  const answered = await noteAnswers(store, kind.name, owned, now)
  const going = leaving(taken, before)
  if (going.length > 0) await kind.removal?.remove(store, going)
  const upserts = owned.filter(({ told }) => told.operation === 'upsert')
  const prepared = upserts.map((each) => each.prepared)
  if (prepared.length > 0) await kind.store(store, prepared)
  const cancelled = owned.filter(({ told }) => told.operation === 'cancel')
  if (cancelled.length > 0)
    await kind.cancellation?.cancel(
      store,
      cancelled.map(({ key, ownerKey, row }) => ({ key, ownerKey, facts: row })),
    )
  await noteVersions(
    store.db,
    owned.map(({ told, ...keys }) => ({
      ...keys,
      version: told.version,
      isGone: told.operation === 'delete',
    })),
    now,
  )
  await answered()
  await noteUnused(store, kind.name, owned, now)
}

function outcomeOf({ told, unused }: Candidate, referenceError: string | undefined): Pushed {
  if (referenceError !== undefined) return rejected(told, referenceError)
  const accepted = { line: told.line, version: told.version, result: 'accepted' } as const
  return unused.length > 0 ? { ...accepted, unused } : accepted
}

function rejected(told: LineFromCore | FaultyLine, reason: string): Pushed {
  const { line } = told
  return 'fault' in told
    ? { line, result: 'rejected', reason }
    : { line, version: told.version, result: 'rejected', reason }
}

function countsOf(pushed: readonly Pushed[], faulty: number): string {
  const count = (asked: Pushed['result']) => pushed.filter(({ result }) => result === asked).length
  return `${count('accepted')} accepted, ${count('unchanged')} unchanged, ${count('rejected') + faulty} rejected`
}
