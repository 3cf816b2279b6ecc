import { changeSubscription } from './change-subscription.ts'
import { noCarClaim } from './no-car-claim.ts'
import { openClaimLink } from './open-claim-link.ts'
import { queryCarClaim } from './query-car-claim.ts'
import { queryClaimSchedleInfo } from './query-claim-schedle-info.ts'
import { queryWapClaimList } from './query-wap-claim-list.ts'
import { queryWapClaimSchedleInfo } from './query-wap-claim-schedle-info.ts'
import { sendDocument } from './send-document.ts'
import { stopSubscription } from './stop-subscription.ts'

export const claimCalls = {
  queryCarClaim,
  noCarClaim,
  queryWapClaimList,
  queryWapClaimSchedleInfo,
  queryClaimSchedleInfo,
  sendDocument,
  changeSubscription,
  openClaimLink,
  stopSubscription,
}
