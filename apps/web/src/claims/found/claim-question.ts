import type { Query, TypedOf } from '@ecenter/contract/call.ts'
import type { claimList } from '@ecenter/contract/claims/claim.ts'
import {
  noCarClaim,
  queryCarClaim,
  queryWapClaimList,
} from '@ecenter/contract/claims/claim-calls.ts'
import type { CarClaimQuery } from '../../state/car-claim-query.ts'
import type { OtherClaimQuery } from '../../state/other-claim-query.ts'
import type { CarFact, OtherFact } from '../claim-facts.ts'

/** A form's question as a result page asks it again. */
export interface ClaimQuestion {
  readonly call: Query & { readonly response: typeof claimList }
  readonly request: Readonly<Record<string, unknown>>
}

/** The plate is that of the car whose policies were asked for: a customer types it once. */
export interface CarTyped extends CarClaimQuery {
  readonly licenseNo: string
}

export function carQuestion(fact: CarFact, typed: CarTyped): ClaimQuestion {
  const { licenseNo, policyNo, identifyNumber } = typed
  switch (fact) {
    case 'plate':
      return question(queryCarClaim, { licenseNo, identifyNumber })
    case 'car-policy':
      return question(queryCarClaim, { policyNo, identifyNumber })
  }
}

export function otherQuestion(fact: OtherFact, typed: OtherClaimQuery): ClaimQuestion {
  const { registNo, insuredName, policyNo, identifyNumber, reportorName, mobile } = typed
  switch (fact) {
    case 'report':
      return question(queryWapClaimList, { registNo, insuredName })
    case 'policy':
      return question(noCarClaim, { policyNo, identifyNumber })
    case 'reporter':
      return question(queryWapClaimList, { reportorName, mobile })
  }
}

/** Checks at compile time that the call takes these facts. */
function question<C extends ClaimQuestion['call']>(call: C, request: TypedOf<C>): ClaimQuestion {
  return { call, request }
}
