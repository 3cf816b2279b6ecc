import type {
  returnContentDraft,
  withdrawContentDraft,
} from '@ecenter/contract/content/desk/content-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { lockOpenDraft, updateDraft } from '../../../platform/content/content-draft.repository.ts'
import type { ContentServices } from '../content-services.ts'

export function answerReturnContentDraft({
  clock,
}: ContentServices): DeskHandler<typeof returnContentDraft> {
  return async ({ draftId, note }, { db, staff, record }) => {
    const draft = await lockOpenDraft({ db }, draftId)
    if (draft === undefined || draft.state === 'returned') throw nothingFound()
    await updateDraft({ db }, draft.id, {
      state: 'returned',
      note,
      reviewed_by: staff.id,
      reviewed_at: clock.now(),
      publish_at: null,
    })
    record({ event: 'content-returned', objectId: draft.id, outcome: draft.kind })
    return {}
  }
}

export function answerWithdrawContentDraft(
  _: ContentServices,
): DeskHandler<typeof withdrawContentDraft> {
  return async ({ draftId }, { db, staff, record }) => {
    const draft = await lockOpenDraft({ db }, draftId)
    if (draft === undefined || draft.staff_id !== staff.id) throw nothingFound()
    await updateDraft({ db }, draft.id, { state: 'withdrawn' })
    record({ event: 'content-withdrawn', objectId: draft.id, outcome: draft.kind })
    return {}
  }
}
