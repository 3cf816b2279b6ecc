import { randomUUID } from 'node:crypto'
import type { DeskTransaction } from '../calls/desk-handler.ts'
import { nothingFound } from '../calls/failure.ts'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { ContentKind } from '../database/tables/content.ts'
import { keepVersion } from './content-version.repository.ts'

/** Something that the site shows, as the form of the desk knows it. */
export interface KeptContent<Draft> {
  readonly id: string
  /** Counts up with every change. */
  readonly version: number
  readonly draft: Draft
}

/** Where content of one kind lies. */
export interface ContentType<Draft> {
  readonly kind: ContentKind
  /** Locked until its transaction ends. */
  lock(db: Db, id: string): Promise<KeptContent<Draft> | undefined>
  store(db: Db, kept: KeptContent<Draft>): Promise<void>
}

interface Save<Draft> {
  /** The state that the edit began from; absent of something new. */
  readonly edited?: { readonly id: string; readonly version: number } | undefined
  readonly draft: Draft
}

/** As `saved` of the contract says it, before the kind of content gives it its shape. */
export type Saved<Draft> =
  | { readonly kind: 'saved'; readonly kept: KeptContent<Draft> }
  | { readonly kind: 'changed-meanwhile'; readonly theirs: KeptContent<Draft> }

/**
 * Saves what the desk wrote, keeps how it was and is, and leaves a trace of who did it. Where somebody
 * else has saved since the edit began, nothing is changed. Throws 1007 where there is no such thing.
 */
export async function saveContent<Draft>(
  type: ContentType<Draft>,
  { clock, visit }: { readonly clock: Clock; readonly visit: DeskTransaction },
  { edited, draft }: Save<Draft>,
): Promise<Saved<Draft>> {
  const { db, staff, record } = visit
  const before = edited && (await type.lock(db, edited.id))
  if (edited !== undefined && before === undefined) throw nothingFound()
  if (before !== undefined && before.version !== edited?.version) {
    return { kind: 'changed-meanwhile', theirs: before }
  }
  const kept = { id: before?.id ?? randomUUID(), version: (before?.version ?? 0) + 1, draft }
  await storeAnew(type, db, { before, kept, at: clock.now(), staffId: staff.id })
  record({ event: 'content-saved', outcome: `${type.kind} ${kept.id} ${kept.version}` })
  return { kind: 'saved', kept }
}

interface Change<Draft> {
  readonly before: KeptContent<Draft> | undefined
  readonly kept: KeptContent<Draft>
  readonly at: Date
  /** Absent where an import changed it. */
  readonly staffId?: string
}

/** Stores how something is from now on, and keeps among its versions how it was and is. */
export async function storeAnew<Draft>(
  type: ContentType<Draft>,
  db: Db,
  { before, kept, at, staffId }: Change<Draft>,
): Promise<void> {
  await type.store(db, kept)
  if (before !== undefined) {
    const { id, version, draft: state } = before
    await keepVersion({ db }, type.kind, id, { version, state })
  }
  const { id, version, draft: state } = kept
  await keepVersion({ db }, type.kind, id, { version, state, at, ...(staffId && { staffId }) })
}

/** In the shape in which the desk is told of it. */
export function flatContent<Draft>({ draft, id, version }: KeptContent<Draft>) {
  return { ...draft, id, version }
}

export function savedFlat<Draft>(saved: Saved<Draft>) {
  return saved.kind === 'saved'
    ? { kind: saved.kind, kept: flatContent(saved.kept) }
    : { kind: saved.kind, theirs: flatContent(saved.theirs) }
}
