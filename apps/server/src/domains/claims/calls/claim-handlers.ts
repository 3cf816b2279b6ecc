import type { claimCalls } from '@ecenter/contract/claims/claim-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { answerAgreeToSettlement } from './agree-to-settlement.ts'
import { answerAskPayeeChange } from './ask-payee-change.ts'
import { answerChangePayee } from './change-payee.ts'
import { answerChangeSubscription } from './change-subscription.ts'
import { answerDownloadAnswer } from './download-answer.ts'
import { answerNoCarClaim } from './no-car-claim.ts'
import { answerNudgeClaim } from './nudge-claim.ts'
import { answerOpenClaimLink } from './open-claim-link.ts'
import { answerQueryCarClaim } from './query-car-claim.ts'
import { answerQueryClaimSchedleInfo } from './query-claim-schedle-info.ts'
import { answerQueryWapClaimList } from './query-wap-claim-list.ts'
import { answerQueryWapClaimSchedleInfo } from './query-wap-claim-schedle-info.ts'
import { answerDownloadApplication, answerReadApplication } from './read-application.ts'
import { answerReadAskedDocuments } from './read-asked-documents.ts'
import { answerSendDocument } from './send-document.ts'
import { answerSendDocumentPiece } from './send-document-piece.ts'
import { answerSignApplication } from './sign-application.ts'
import { answerSplitAmongPayees } from './split-among-payees.ts'
import { answerStopSubscription } from './stop-subscription.ts'

export function claimHandlers(services: ClaimsServices): Handlers<typeof claimCalls> {
  return {
    queryCarClaim: answerQueryCarClaim(services),
    noCarClaim: answerNoCarClaim(services),
    queryWapClaimList: answerQueryWapClaimList(services),
    queryWapClaimSchedleInfo: answerQueryWapClaimSchedleInfo(services),
    queryClaimSchedleInfo: answerQueryClaimSchedleInfo(services),
    readAskedDocuments: answerReadAskedDocuments(services),
    sendDocumentPiece: answerSendDocumentPiece(services),
    sendDocument: answerSendDocument(services),
    changeSubscription: answerChangeSubscription(services),
    openClaimLink: answerOpenClaimLink(services),
    stopSubscription: answerStopSubscription(services),
    agreeToSettlement: answerAgreeToSettlement(services),
    changePayee: answerChangePayee(services),
    splitAmongPayees: answerSplitAmongPayees(services),
    askPayeeChange: answerAskPayeeChange(services),
    downloadAnswer: answerDownloadAnswer(services),
    readApplication: answerReadApplication(services),
    signApplication: answerSignApplication(services),
    downloadApplication: answerDownloadApplication(services),
    nudgeClaim: answerNudgeClaim(services),
  }
}
