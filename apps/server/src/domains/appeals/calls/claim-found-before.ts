import { type Failure, fieldRefused } from '../../../platform/calls/failure.ts'
import type { Visitor } from '../../../platform/calls/handler.ts'
import { readClaim } from '../../claims/store/claim.repository.ts'
import type { Claim } from '../../claims/store/claim.ts'
import { isClaimOfNumber } from '../../claims/store/claim-at-desk.ts'
import type { AppealsServices } from '../appeals-services.ts'

interface Named {
  readonly handle?: string | undefined
  readonly registNo?: string | undefined
}

/** The claim that is named, which has to be one that this visitor found. */
export async function claimFoundBefore(
  services: AppealsServices,
  { session }: Pick<Visitor, 'session'>,
  { handle, registNo }: Named,
): Promise<Claim> {
  const known = await services.grants.known(session, 'claim')
  const named = known.find(
    (grant) =>
      (handle === undefined || grant.handle === handle) &&
      (registNo === undefined || isClaimOfNumber(services.keys, grant.object, registNo)),
  )
  if (named === undefined) throw notFoundBefore()
  return readClaim(services, named)
}

/** The same for a number that exists and one that does not. */
function notFoundBefore(): Failure {
  return fieldRefused(
    'registNo',
    '您查到的理赔里没有这个报案号。请核对，或先查询理赔进度再来申诉。',
  )
}
