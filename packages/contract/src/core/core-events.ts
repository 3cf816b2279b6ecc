import { accidentPhotoAdded, accidentReported } from './accident-events.ts'
import {
  appealAnswered,
  appealExtended,
  appealFiled,
  appealFileSent,
  appealReviewRequested,
} from './appeal-events.ts'
import {
  claimDecisionRequested,
  claimDocumentJudged,
  claimDocumentSent,
  claimEventAdded,
  claimNudgeAnswered,
  claimNudged,
  payeeGiven,
  returnClaimDecided,
  returnClaimReported,
  settlementAgreed,
  settlementObjected,
} from './claim-events.ts'
import type { CoreEvent } from './core-event.ts'
import { invoiceReissueRequested, invoiceTitleChangeRequested } from './invoice-events.ts'
import {
  deliveryChangeRequested,
  deliveryEventAdded,
  orderCancelled,
  orderPaid,
  paymentRefunded,
  paymentRefundRequested,
  plateCorrectionRequested,
} from './order-events.ts'
import {
  consentGiven,
  consentWithdrawn,
  contactChangeRequested,
  dataRequested,
  onlyProvenEnded,
  refundDetailsRegistered,
  refundSettled,
} from './person-events.ts'
import { leadLeft, leadNoted, promoterApplied, questionnaireAnswered } from './sale-events.ts'

/** Every kind of event that the core is told, in the order of `docs/integration.md`. */
export const coreEvents: readonly CoreEvent[] = [
  orderPaid,
  orderCancelled,
  paymentRefundRequested,
  paymentRefunded,
  plateCorrectionRequested,
  deliveryChangeRequested,
  deliveryEventAdded,
  invoiceTitleChangeRequested,
  invoiceReissueRequested,
  accidentReported,
  accidentPhotoAdded,
  claimDocumentSent,
  claimDocumentJudged,
  claimEventAdded,
  claimDecisionRequested,
  settlementAgreed,
  settlementObjected,
  payeeGiven,
  claimNudged,
  claimNudgeAnswered,
  returnClaimReported,
  returnClaimDecided,
  appealFiled,
  appealFileSent,
  appealReviewRequested,
  appealExtended,
  appealAnswered,
  contactChangeRequested,
  consentGiven,
  consentWithdrawn,
  dataRequested,
  onlyProvenEnded,
  refundDetailsRegistered,
  refundSettled,
  leadLeft,
  leadNoted,
  promoterApplied,
  questionnaireAnswered,
]
