import type { ImportKind, ImportTarget, StoredRow } from '../import-kind.ts'
import { type KnownRow, noteVersions } from '../ledger.ts'
import { momentsToCome } from '../moments-to-come.ts'
import { goesOver } from '../row-facts.ts'
import { type AnswersTaken, noteAnswers } from './core-answers.ts'
import { type Candidate, type Pushed, rejected } from './judge-lines.ts'
import type { LineFromCore } from './line-from-core.ts'
import { noteUnused } from './unused-values.ts'

/** What its version alone decides; undefined where it is newer than what stands here. */
export function byVersion(
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

/** What stood here of a row. */
export type Before = (candidate: Candidate) => KnownRow | undefined

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

/** Rows that point to what is not stored, or cannot leave what points to them. */
export async function referenceErrorsOf(
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
  const toCome = momentsToCome(kind, rows, store.clock.now())
  const kept = going.length > 0 ? await kind.removal?.kept(store, going) : undefined
  const reasons = new Map<Candidate, string>()
  for (const [at, each] of upserts.entries()) note(each, toCome.get(at) ?? referenceErrors.get(at))
  for (const [at, { of }] of going.entries()) note(of, whyKept(of.told, kept?.get(at)))
  return reasons

  function note(each: Candidate, reason: string | undefined): void {
    if (reason !== undefined) reasons.set(each, reason)
  }
}

function whyKept({ operation }: LineFromCore, reason: string | undefined): string | undefined {
  if (reason === undefined) return undefined
  return operation === 'delete'
    ? `${reason}, so it is cancelled and not deleted`
    : `${reason}, so it stays with its customer`
}

/** Stores what was taken, with the answers, versions and unused values that it brings. */
export async function storeTaken(
  store: ImportTarget & { readonly takeAnswers: AnswersTaken },
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
