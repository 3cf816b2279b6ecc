import { randomUUID } from 'node:crypto'
import type { DeskTransaction } from '../calls/desk-handler.ts'
import { fieldRefused, nothingFound } from '../calls/failure.ts'
import type { Clock } from '../clock/clock.ts'
import type { Settings } from '../config/settings.ts'
import type { Db } from '../database/database.ts'
import {
  insertDraft,
  lockOpenDraft,
  type OpenContentDraft,
  openDraftOf,
  updateDraft,
} from './content-draft.repository.ts'
import type { ContentType, KeptContent } from './content-type.ts'
import { storeAnew } from './publish-content.ts'

interface Save<Draft> {
  /** The state that the edit began from; absent of something new. */
  readonly edited?: { readonly id: string; readonly version: number } | undefined
  /** The draft that was gone on with. */
  readonly replaces?: string | undefined
  /** It is published later, also where nobody reviews. */
  readonly asDraft?: boolean | undefined
  readonly draft: Draft
  /** What a customer asked in vain, which it answers. */
  readonly missId?: string | undefined
}

interface SaveServices {
  readonly clock: Clock
  readonly settings: Pick<Settings, 'isContentReviewed'>
  readonly visit: DeskTransaction
}

/** As `saved` of the contract says it, before the kind of content gives it its shape. */
export type Saved<Draft> =
  | { readonly kind: 'saved'; readonly kept: KeptContent<Draft> }
  | { readonly kind: 'drafted'; readonly draftId: string }
  | { readonly kind: 'changed-meanwhile'; readonly theirs: KeptContent<Draft> }

/**
 * Saves what the desk wrote: as a draft that waits for a second person, or published where the house does
 * without one. How it was and is stays, with a trace of who did it. Where somebody else has published since
 * the edit began, nothing is changed. Throws 1007 where there is no such thing.
 */
export async function saveContent<Draft>(
  type: ContentType<Draft>,
  services: SaveServices,
  save: Save<Draft>,
): Promise<Saved<Draft>> {
  const { clock, settings, visit } = services
  const { db, staff, record } = visit
  const { edited, draft, missId } = save
  const before = edited && (await type.lock(db, edited.id))
  if (edited !== undefined && before === undefined) throw nothingFound()
  if (before !== undefined && before.version !== edited?.version) {
    return { kind: 'changed-meanwhile', theirs: before }
  }
  const replaced = await draftReplaced(type, db, save)
  if (settings.isContentReviewed || save.asDraft) return draftAnew(type, services, save, replaced)
  const id = before?.id ?? replaced?.content_id ?? randomUUID()
  const kept = { id, version: (before?.version ?? 0) + 1, draft }
  await storeAnew(type, db, { before, kept, at: clock.now(), staffId: staff.id })
  const answered = missId ?? replaced?.miss_id ?? undefined
  if (answered !== undefined) await type.answerMiss?.(db, answered, id)
  record({ event: 'content-saved', outcome: `${type.kind} ${kept.id} ${kept.version}` })
  return { kind: 'saved', kept }
}

/** What waits is gone on with by whoever has seen it, and by nobody else. */
async function draftReplaced<Draft>(
  { kind }: ContentType<Draft>,
  db: Db,
  { edited, replaces }: Save<Draft>,
): Promise<OpenContentDraft | undefined> {
  if (replaces === undefined) {
    const open = edited && (await openDraftOf({ db }, kind, edited.id))
    if (open === undefined) return undefined
    throw fieldRefused('replaces', '这一条已有一份草稿还没有发布。请打开那份草稿接着改。')
  }
  const draft = await lockOpenDraft({ db }, replaces)
  const isOfIt = draft?.kind === kind && (edited === undefined || draft.content_id === edited.id)
  if (!isOfIt)
    throw fieldRefused('replaces', '这份草稿已经发布、撤回或被接着改过，请从列表重新打开。')
  await updateDraft({ db }, draft.id, { state: 'replaced' })
  return draft
}

async function draftAnew<Draft>(
  type: ContentType<Draft>,
  { clock, visit: { db, staff, record } }: SaveServices,
  { edited, draft, missId }: Save<Draft>,
  replaced: OpenContentDraft | undefined,
): Promise<Saved<Draft>> {
  await type.judge?.(db, draft)
  const id = randomUUID()
  const contentId = edited?.id ?? replaced?.content_id ?? randomUUID()
  await insertDraft(
    { db },
    {
      id,
      kind: type.kind,
      content_id: contentId,
      title: type.titleOf(draft),
      written: JSON.stringify(draft),
      state: 'waiting',
      staff_id: staff.id,
      written_at: clock.now(),
      opened_by: staff.openedBy ?? null,
      live_version: edited?.version ?? 0,
      miss_id: missId ?? replaced?.miss_id ?? null,
    },
  )
  record({ event: 'content-drafted', objectId: id, outcome: `${type.kind} ${contentId}` })
  return { kind: 'drafted', draftId: id }
}

/** In the shape in which the desk is told of it. */
export function flatContent<Draft>({ draft, id, version }: KeptContent<Draft>) {
  return { ...draft, id, version }
}

export function savedFlat<Draft>(saved: Saved<Draft>) {
  switch (saved.kind) {
    case 'saved':
      return { kind: saved.kind, kept: flatContent(saved.kept) }
    case 'drafted':
      return saved
    case 'changed-meanwhile':
      return { kind: saved.kind, theirs: flatContent(saved.theirs) }
  }
}
