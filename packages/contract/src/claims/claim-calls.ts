import { noCarClaim } from './no-car-claim.ts'
import { queryCarClaim } from './query-car-claim.ts'
import { queryClaimSchedleInfo } from './query-claim-schedle-info.ts'
import { queryWapClaimList } from './query-wap-claim-list.ts'
import { queryWapClaimSchedleInfo } from './query-wap-claim-schedle-info.ts'

export const claimCalls = {
  queryCarClaim,
  noCarClaim,
  queryWapClaimList,
  queryWapClaimSchedleInfo,
  queryClaimSchedleInfo,
}
