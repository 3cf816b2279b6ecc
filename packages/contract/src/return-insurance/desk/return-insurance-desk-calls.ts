import { acceptReturnClaim } from './accept-return-claim.ts'
import { findReturnClaim } from './find-return-claim.ts'
import { listReturnClaims } from './list-return-claims.ts'
import { readReturnClaim } from './read-return-claim.ts'
import { refuseReturnClaim } from './refuse-return-claim.ts'

export const returnInsuranceDeskCalls = {
  listReturnClaims,
  findReturnClaim,
  readReturnClaim,
  acceptReturnClaim,
  refuseReturnClaim,
}
