import type { publishContentDraft } from '@ecenter/contract/content/desk/content-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused, nothingFound } from '../../../platform/calls/failure.ts'
import {
  authorOf,
  findOpenDraft,
  lockOpenDraft,
  updateDraft,
} from '../../../platform/content/content-draft.repository.ts'
import { publishDraft } from '../../../platform/content/publish-content.ts'
import type { ContentServices } from '../content-services.ts'
import { whyNotPublished } from '../rules/may-publish.ts'
import { contentTypeOf } from './content-types.ts'

/** Nobody plans further ahead, and a wrong year is seen. */
const yearMs = 366 * 86_400_000

export function answerPublishContentDraft({
  clock,
  settings,
}: ContentServices): DeskHandler<typeof publishContentDraft> {
  return async ({ draftId, liveVersion = 0, publishAt }, { db, staff, record }) => {
    const found = await findOpenDraft({ db }, draftId)
    if (found === undefined) throw nothingFound()
    const type = contentTypeOf(found.kind)
    const before = await type.lock(db, found.content_id)
    const draft = await lockOpenDraft({ db }, draftId)
    if (draft === undefined) throw nothingFound()
    const author = await authorOf({ db }, draft)
    const why = whyNotPublished(draft, author, { staff, isReviewed: settings.isContentReviewed })
    if (why !== undefined) throw fieldRefused('draftId', why)
    if ((before?.version ?? 0) !== liveVersion) {
      throw fieldRefused('liveVersion', '线上的内容刚刚变了，请重新打开，核对差异后再发布。')
    }
    const at = clock.now()
    if (publishAt === undefined) {
      const reviewedBy = staff.id
      const { outcome } = await publishDraft(type, db, draft, { before, at, reviewedBy })
      record({ event: 'content-saved', outcome })
      return { isScheduled: false }
    }
    await updateDraft({ db }, draft.id, {
      state: 'scheduled',
      publish_at: plannedMoment(publishAt, at),
      live_version: liveVersion,
      reviewed_by: staff.id,
      reviewed_at: at,
      note: null,
    })
    record({ event: 'content-scheduled', objectId: draft.id, outcome: publishAt })
    return { isScheduled: true }
  }
}

function plannedMoment(typed: string, now: Date): Date {
  const moment = new Date(`${typed}:00+08:00`)
  if (Number.isNaN(moment.getTime())) throw fieldRefused('publishAt', '没有这一天，请重新选择')
  if (moment <= now) throw fieldRefused('publishAt', '时间要晚于现在；马上发布不用选时间')
  if (moment.getTime() - now.getTime() > yearMs) throw fieldRefused('publishAt', '时间在一年以内')
  return moment
}
