import type { contentDeskCalls } from '@ecenter/contract/content/desk/content-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import type { ContentServices } from '../content-services.ts'
import { answerListContentDrafts } from './list-content-drafts.ts'
import { answerPublishContentDraft } from './publish-content-draft.ts'
import { answerReadContentDraft } from './read-content-draft.ts'
import { answerReturnContentDraft, answerWithdrawContentDraft } from './return-content-draft.ts'

export function contentDeskHandlers(
  services: ContentServices,
): DeskHandlers<typeof contentDeskCalls> {
  return {
    listContentDrafts: answerListContentDrafts(services),
    readContentDraft: answerReadContentDraft(services),
    publishContentDraft: answerPublishContentDraft(services),
    returnContentDraft: answerReturnContentDraft(services),
    withdrawContentDraft: answerWithdrawContentDraft(services),
  }
}
