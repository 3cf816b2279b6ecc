import type { claimCalls } from '@ecenter/contract/claims/claim-calls.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'

export function claimHandlers(): Handlers<typeof claimCalls> {
  return {
    queryCarClaim: comingSoon,
    noCarClaim: comingSoon,
    queryWapClaimList: comingSoon,
    queryWapClaimSchedleInfo: comingSoon,
    queryClaimSchedleInfo: comingSoon,
    sendDocument: comingSoon,
    changeSubscription: comingSoon,
    openClaimLink: comingSoon,
    stopSubscription: comingSoon,
  }
}
