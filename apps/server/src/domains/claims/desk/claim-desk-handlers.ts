import type { claimDeskCalls } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { answerAddClaimEvent, answerAskClaimDecision } from './add-claim-event.ts'
import { answerAnswerNudge } from './answer-nudge.ts'
import { answerCorrectClaimEvent } from './correct-claim-event.ts'
import { answerDecideApproval } from './decide-approval.ts'
import { answerDecidePayeeChange } from './decide-payee-change.ts'
import { answerFindClaim } from './find-claim.ts'
import { answerJudgeDocument, answerUndoJudgement } from './judge-document.ts'
import { answerListApprovals } from './list-approvals.ts'
import { answerListClaims } from './list-claims.ts'
import { answerListDocuments } from './list-documents.ts'
import { answerListNudges } from './list-nudges.ts'
import { answerReadClaim } from './read-claim.ts'
import { answerViewApplication } from './view-application.ts'
import { answerViewDocument } from './view-document.ts'
import { answerViewSignedAnswer } from './view-signed-answer.ts'

export function claimDeskHandlers(services: ClaimsServices): DeskHandlers<typeof claimDeskCalls> {
  return {
    listClaims: answerListClaims(services),
    findClaim: answerFindClaim(services),
    readClaim: answerReadClaim(services),
    addClaimEvent: answerAddClaimEvent(services),
    askClaimDecision: answerAskClaimDecision(services),
    correctClaimEvent: answerCorrectClaimEvent(services),
    listApprovals: answerListApprovals(services),
    decideApproval: answerDecideApproval(services),
    decidePayeeChange: answerDecidePayeeChange(services),
    listDocuments: answerListDocuments(services),
    viewDocument: answerViewDocument(services),
    viewSignedAnswer: answerViewSignedAnswer(services),
    viewApplication: answerViewApplication(services),
    judgeDocument: answerJudgeDocument(services),
    undoJudgement: answerUndoJudgement(services),
    listNudges: answerListNudges(services),
    answerNudge: answerAnswerNudge(services),
  }
}
