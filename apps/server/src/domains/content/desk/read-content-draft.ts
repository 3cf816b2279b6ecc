import type { readContentDraft } from '@ecenter/contract/content/desk/content-at-desk.ts'
import { parse, record, string, unknown } from 'valibot'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import {
  authorOf,
  findOpenDraft,
  openDraftOf,
} from '../../../platform/content/content-draft.repository.ts'
import type { ContentServices } from '../content-services.ts'
import { whyNotPublished } from '../rules/may-publish.ts'
import { listedDrafts } from './list-content-drafts.ts'

const writtenShape = record(string(), unknown())

export function answerReadContentDraft(
  services: ContentServices,
): DeskHandler<typeof readContentDraft> {
  return async ({ kind, draftId, contentId }, { staff }) => {
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
  }
}
