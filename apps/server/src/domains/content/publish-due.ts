import { ValiError } from 'valibot'
import { Failure } from '../../platform/calls/failure.ts'
import {
  draftsDue,
  findOpenDraft,
  lockOpenDraft,
  updateDraft,
} from '../../platform/content/content-draft.repository.ts'
import { publishDraft } from '../../platform/content/publish-content.ts'
import type { ContentServices } from './content-services.ts'
import { contentTypeOf } from './desk/content-types.ts'

const changedNote = '到点时线上的内容已变，没有发布，请重新审核。'
const unfitNote = '到点时没有发布：有内容已不能用，请打开改好再交一次。'

/**
 * Publishes what was planned for now, each in a transaction of its own: of several processes one finds it
 * scheduled. What customers see by then may be another version than was reviewed, from the core or a
 * colleague; then it waits for a review once more, and so does what can no longer be published.
 */
export async function publishDue(services: ContentServices): Promise<void> {
  for (const id of await draftsDue(services, services.clock.now())) {
    try {
      await publishOne(services, id)
    } catch (error) {
      services.log.failure('content', error)
      // What failed for another reason is tried again in a minute.
      if (error instanceof Failure || error instanceof ValiError) await putBack(services, id)
    }
  }
}

function publishOne({ audit, clock }: ContentServices, id: string): Promise<void> {
  return audit.inTransaction(async (db, record) => {
    const found = await findOpenDraft({ db }, id)
    if (found?.state !== 'scheduled') return
    const type = contentTypeOf(found.kind)
    const before = await type.lock(db, found.content_id)
    const draft = await lockOpenDraft({ db }, id)
    if (draft?.state !== 'scheduled' || draft.reviewed_by === null) return
    if ((before?.version ?? 0) !== draft.live_version) {
      await updateDraft({ db }, id, { state: 'waiting', note: changedNote, publish_at: null })
      return
    }
    const reviewedBy = draft.reviewed_by
    const { outcome } = await publishDraft(type, db, draft, { before, at: clock.now(), reviewedBy })
    record({ event: 'content-saved', staffId: reviewedBy, outcome })
  })
}

function putBack({ audit }: ContentServices, id: string): Promise<void> {
  return audit.inTransaction(async (db) => {
    const draft = await lockOpenDraft({ db }, id)
    if (draft?.state !== 'scheduled') return
    await updateDraft({ db }, id, { state: 'waiting', note: unfitNote, publish_at: null })
  })
}
