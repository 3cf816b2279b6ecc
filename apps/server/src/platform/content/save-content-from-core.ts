import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../database/database.ts'
import type { ContentType } from './content-type.ts'
import { storeAnew } from './publish-content.ts'

interface Shown {
  readonly isShown: boolean
}

/** What the insurer's core tells of something that the site shows. */
export interface ContentFromCore<Draft extends Shown> {
  readonly id: string
  readonly draft: Omit<Draft, 'isShown'>
  /** Where it is not told the desk has the say; something new is shown. */
  readonly isShown: boolean | undefined
}

/**
 * Stores what the core tells, as a version among those of the desk: who has an older one in the form
 * is shown this one, and who wants the older one back takes it from there. What says the same as
 * before is no version. Within a transaction.
 */
export async function saveContentFromCore<Draft extends Shown>(
  type: ContentType<Draft>,
  { db, at }: { readonly db: Db; readonly at: Date },
  { id, draft: told, isShown }: ContentFromCore<Draft>,
): Promise<void> {
  const before = await type.lock(db, id)
  const draft = { ...told, isShown: isShown ?? before?.draft.isShown ?? true } as Draft
  if (before !== undefined && isDeepStrictEqual(before.draft, draft)) return
  const kept = { id, version: (before?.version ?? 0) + 1, draft }
  await storeAnew(type, db, { before, kept, at })
}
