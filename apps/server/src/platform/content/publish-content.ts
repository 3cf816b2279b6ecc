import { parse } from 'valibot'
import type { Db } from '../database/database.ts'
import { type ContentDraft, updateDraft } from './content-draft.repository.ts'
import type { ContentType, KeptContent } from './content-type.ts'
import { keepVersion } from './content-version.repository.ts'

interface Change<Draft> {
  readonly before: KeptContent<Draft> | undefined
  readonly kept: KeptContent<Draft>
  readonly at: Date
  /** Absent where an import changed it. */
  readonly staffId?: string
  /** Who published it, where its author did not. */
  readonly reviewedBy?: string | undefined
}

/** Stores how something is from now on, and keeps among its versions how it was and is. */
export async function storeAnew<Draft>(
  type: ContentType<Draft>,
  db: Db,
  { before, kept, at, staffId, reviewedBy }: Change<Draft>,
): Promise<void> {
  await type.judge?.(db, kept.draft)
  await type.store(db, kept)
  if (before !== undefined) {
    const { id, version, draft: state } = before
    await keepVersion({ db }, type.kind, id, { version, state })
  }
  const { id, version, draft: state } = kept
  await keepVersion({ db }, type.kind, id, {
    version,
    state,
    at,
    ...(staffId && { staffId }),
    ...(reviewedBy && { reviewedBy }),
  })
}

interface Published {
  readonly version: number
  readonly outcome: string
}

/**
 * Makes a draft what customers see. Both are locked, and `before` is what they saw until now; with it a
 * question that a customer asked in vain is answered.
 */
export async function publishDraft<Draft>(
  type: ContentType<Draft>,
  db: Db,
  draft: ContentDraft,
  {
    before,
    at,
    reviewedBy,
  }: Pick<Change<Draft>, 'before' | 'at'> & { readonly reviewedBy: string },
): Promise<Published> {
  const { content_id: id, staff_id: staffId } = draft
  const version = (before?.version ?? 0) + 1
  // What was written under an earlier release is judged by the rules of this one.
  const kept = { id, version, draft: parse(type.shape, draft.written) }
  await storeAnew(type, db, {
    before,
    kept,
    at,
    staffId,
    ...(reviewedBy !== staffId && { reviewedBy }),
  })
  if (draft.miss_id !== null) await type.answerMiss?.(db, draft.miss_id, id)
  await updateDraft({ db }, draft.id, {
    state: 'published',
    reviewed_by: reviewedBy,
    reviewed_at: at,
  })
  return { version, outcome: `${type.kind} ${id} ${version}` }
}
