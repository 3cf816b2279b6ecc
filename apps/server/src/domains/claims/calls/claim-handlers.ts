import type { claimCalls } from '@ecenter/contract/claims/claim-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerChangeSubscription } from './change-subscription.ts'
import { answerNoCarClaim } from './no-car-claim.ts'
import { answerOpenClaimLink } from './open-claim-link.ts'
import { answerQueryCarClaim } from './query-car-claim.ts'
import { answerQueryClaimSchedleInfo } from './query-claim-schedle-info.ts'
import { answerQueryWapClaimList } from './query-wap-claim-list.ts'
import { answerQueryWapClaimSchedleInfo } from './query-wap-claim-schedle-info.ts'
import { answerSendDocument } from './send-document.ts'
import { answerStopSubscription } from './stop-subscription.ts'

export function claimHandlers(parts: Parts): Handlers<typeof claimCalls> {
  return {
    queryCarClaim: answerQueryCarClaim(parts),
    noCarClaim: answerNoCarClaim(parts),
    queryWapClaimList: answerQueryWapClaimList(parts),
    queryWapClaimSchedleInfo: answerQueryWapClaimSchedleInfo(parts),
    queryClaimSchedleInfo: answerQueryClaimSchedleInfo(parts),
    sendDocument: answerSendDocument(parts),
    changeSubscription: answerChangeSubscription(parts),
    openClaimLink: answerOpenClaimLink(parts),
    stopSubscription: answerStopSubscription(parts),
  }
}
