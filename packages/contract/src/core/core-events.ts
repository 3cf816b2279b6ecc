import { accidentReported } from './accident-events.ts'
import {
  appealAnswered,
  appealExtended,
  appealFiled,
  appealReviewRequested,
  claimDocumentJudged,
  claimDocumentSent,
  claimEventAdded,
  returnClaimDecided,
  returnClaimReported,
} from './claim-events.ts'
import type { CoreEvent } from './core-event.ts'
import {
  deliveryChangeRequested,
  deliveryEventAdded,
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
  paymentRefundRequested,
  paymentRefunded,
  plateCorrectionRequested,
  deliveryChangeRequested,
  deliveryEventAdded,
  accidentReported,
  claimDocumentSent,
  claimDocumentJudged,
  claimEventAdded,
  returnClaimReported,
  returnClaimDecided,
  appealFiled,
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
