import type {
  contentDeskCalls,
  ListedDraft,
  listContentDrafts,
  publishContentDraft,
  withdrawContentDraft,
} from '@ecenter/contract/content/desk/content-at-desk.ts'
import { parse, record, string, unknown } from 'valibot'
import type { DeskHandler, DeskHandlers, Staff } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused, mustBeFound, nothingFound } from '../../../platform/calls/failure.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import {
  authorOf,
  findOpenDraft,
  listOpenDrafts,
  lockOpenDraft,
  type OpenContentDraft,
  openDraftOf,
  updateDraft,
} from '../../../platform/content/content-draft.repository.ts'
import { publishDraft } from '../../../platform/content/publish-content.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import type { Services } from '../../services.ts'
import type { ContentServices } from '../content-services.ts'
import { whyNotPublished } from '../rules/may-publish.ts'
import { contentTypeOf } from './content-types.ts'

const writtenShape = record(string(), unknown())

export function contentDeskHandlers(
  services: ContentServices,
): DeskHandlers<typeof contentDeskCalls> {
  const { clock } = services
  return {
    listContentDrafts: answerListContentDrafts(services),
    async readContentDraft({ kind, draftId, contentId }, { staff }) {
      const { isContentReviewed: isReviewed } = services.settings
      const found =
        draftId === undefined
          ? contentId === undefined
            ? undefined
            : await openDraftOf(services, kind, contentId)
          : await findOpenDraft(services, draftId)
      const [listed] = found?.kind === kind ? await listedDrafts(services, staff, [found]) : []
      if (found === undefined || listed === undefined) return { isReviewed }
      const author = await authorOf(services, found)
      const why = whyNotPublished(found, author, { staff, isReviewed })
      return {
        isReviewed,
        draft: {
          ...listed,
          written: parse(writtenShape, found.written),
          publish: why === undefined ? { isPossible: true } : { isPossible: false, why },
        },
      }
    },
    publishContentDraft: answerPublishContentDraft(services),
    async returnContentDraft({ draftId, note }, { db, staff, record }) {
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
    },
    withdrawContentDraft: answerWithdrawContentDraft(services),
  }
}

function answerWithdrawContentDraft(_: ContentServices): DeskHandler<typeof withdrawContentDraft> {
  return async ({ draftId }, { db, staff, record }) => {
    const draft = await lockOpenDraft({ db }, draftId)
    if (draft === undefined || draft.staff_id !== staff.id) throw nothingFound()
    await updateDraft({ db }, draft.id, { state: 'withdrawn' })
    record({ event: 'content-withdrawn', objectId: draft.id, outcome: draft.kind })
    return {}
  }
}

/** Nobody plans further ahead, and a wrong year is seen. */
const yearMs = 366 * 86_400_000

function answerPublishContentDraft({
  clock,
  settings,
}: ContentServices): DeskHandler<typeof publishContentDraft> {
  return async ({ draftId, liveVersion = 0, publishAt }, { db, staff, record }) => {
    const found = mustBeFound(await findOpenDraft({ db }, draftId))
    const type = contentTypeOf(found.kind)
    const before = await type.lock(db, found.content_id)
    const draft = mustBeFound(await lockOpenDraft({ db }, draftId))
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

function answerListContentDrafts(services: ContentServices): DeskHandler<typeof listContentDrafts> {
  return async (_, { staff }) => {
    const drafts = await listOpenDrafts(services)
    return { drafts: await listedDrafts(services, staff, drafts) }
  }
}

/** As the desk is told of drafts, with the names of who wrote and reviewed them. */
async function listedDrafts(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  staff: Pick<Staff, 'id'>,
  drafts: readonly OpenContentDraft[],
): Promise<ListedDraft[]> {
  const ids = drafts.flatMap(({ staff_id, reviewed_by }) => [staff_id, reviewed_by ?? []].flat())
  const names = await staffNames({ db, keys }, ids)
  return drafts.map((draft) => {
    const { kind, content_id: contentId, title, state, publish_at: publishAt, note } = draft
    const by = names.get(draft.staff_id)
    const reviewedBy = names.get(draft.reviewed_by ?? '')
    return {
      draftId: draft.id,
      kind,
      ...(draft.live_version !== 0 && { contentId }),
      title,
      state,
      ...(by && { by }),
      at: minuteInChina(draft.written_at),
      isOwn: draft.staff_id === staff.id,
      ...(reviewedBy && { reviewedBy }),
      ...(state === 'scheduled' && publishAt && { publishAt: minuteInChina(publishAt) }),
      ...(note && { note }),
    }
  })
}
