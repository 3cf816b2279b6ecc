import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import type { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { maskPlate } from '../../../platform/mask/mask.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { subscriptionOf } from '../notices/subscription-of.ts'
import { isSignedHere } from '../rules/application-facts.ts'
import { type Payment, settlementOf } from '../rules/money/settlement.ts'
import { amountKnown } from '../rules/money/small-claims.ts'
import { dueOn } from '../rules/promise.ts'
import { timelineOf } from '../rules/timeline.ts'
import { endFactsOf } from '../rules/words-of-end.ts'
import { readClaim } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { documentsForCustomer } from '../store/documents/claim-documents.ts'
import { claimProgressOf, nudgeOf } from './claim-progress.ts'
import { offerShown } from './settlement-offer.ts'

export function answerQueryClaimSchedleInfo(
  services: ClaimsServices,
): Handler<typeof queryClaimSchedleInfo> {
  return async (_request, visitor) => {
    const claim = await readClaim(services, visitor.grant)
    await services.audit.record({
      event: 'claim-read',
      ...askedBy(visitor),
      ...about(claim.ref),
      outcome: 'whole',
    })
    return claimDetailOf(services, visitor.session, claim)
  }
}

const roles = { own: '本车', other: '对方车辆' } as const

/** All of a claim, for who has proven to be its insured. */
async function claimDetailOf(
  services: ClaimsServices,
  session: Session,
  claim: Claim,
): Promise<ClaimDetail> {
  const { accident, vehicles, damages, surveyor } = claim
  return {
    ...claimProgressOf(services, session, claim, endFactsOf(claim)),
    accident,
    vehicles: vehicles.map(({ role, licenseNo, brandModel, damage }) => ({
      role: roles[role],
      maskedPlate: maskPlate(licenseNo),
      brandModel,
      damage,
    })),
    damages: damages.map(({ name, remedy, amountFen }) => ({ name, remedy, amount: amountFen })),
    assessedTotal: amountKnown({ damages }),
    surveyor,
    documents: (await documentsForCustomer(services, claim)).map((each) => ({
      ...each,
      isSignedHere: isSignedHere(claim, each.type) || undefined,
    })),
    settlement: claim.settlement && settlementOf(claim.settlement, paymentOf(claim)),
    nudge: await nudgeOf(services, claim, { isInsured: true }),
    arrival: arrivalOf(claim),
    offer: await offerShown(services, claim),
    subscription: await subscriptionOf(services, claim),
  }
}

/** Of a claim that is paid now; one that was reopened waits for another payment. */
function arrivalOf(claim: Claim): ClaimDetail['arrival'] {
  const { end, payments } = timelineOf(claim)
  const { arrivesOn, arrivedOn } = payments.at(-1) ?? {}
  if (end?.as !== 'paid' || (arrivesOn ?? arrivedOn) === undefined) return undefined
  return { expectedOn: arrivesOn, arrivedOn }
}

function paymentOf(claim: Claim): Payment {
  const { end, clock } = timelineOf(claim)
  return {
    paidAt: end?.as === 'paid' ? end.at : undefined,
    payBy: clock?.promise === 'pay' ? dueOn(clock) : undefined,
  }
}
