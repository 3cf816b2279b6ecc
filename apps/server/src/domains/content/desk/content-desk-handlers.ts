import type {
  contentDeskCalls,
  withdrawContentDraft,
} from '@ecenter/contract/content/desk/content-at-desk.ts'
import { parse, record, string, unknown } from 'valibot'
import type { DeskHandler, DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import {
  authorOf,
  findOpenDraft,
  lockOpenDraft,
  openDraftOf,
  updateDraft,
} from '../../../platform/content/content-draft.repository.ts'
import type { ContentServices } from '../content-services.ts'
import { whyNotPublished } from '../rules/may-publish.ts'
import { answerListContentDrafts, listedDrafts } from './list-content-drafts.ts'
import { answerPublishContentDraft } from './publish-content-draft.ts'

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
