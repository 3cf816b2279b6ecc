import type { claimDeskCalls } from '@ecenter/contract/claims/desk/claim-desk-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { answerAddClaimEvent } from './add-claim-event.ts'
import { answerFindClaim } from './find-claim.ts'
import { answerJudgeDocument } from './judge-document.ts'
import { answerListDocuments } from './list-documents.ts'
import { answerReadClaim } from './read-claim.ts'
import { answerViewDocument } from './view-document.ts'

export function claimDeskHandlers(parts: Parts): DeskHandlers<typeof claimDeskCalls> {
  return {
    findClaim: answerFindClaim(parts),
    readClaim: answerReadClaim(parts),
    addClaimEvent: answerAddClaimEvent(parts),
    listDocuments: answerListDocuments(parts),
    viewDocument: answerViewDocument(parts),
    judgeDocument: answerJudgeDocument(parts),
  }
}
