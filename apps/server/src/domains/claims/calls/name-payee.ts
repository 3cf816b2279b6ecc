import type { SettlementOffer } from '@ecenter/contract/claims/settlement-offer.ts'
import { payeeGiven } from '@ecenter/contract/core/claim-events.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { Granted, Submitting } from '../../../platform/calls/handler.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { ClaimsServices } from '../claims-services.ts'
import type { PayeeFacts } from '../rules/money/offer-facts.ts'
import { offerStatus } from '../rules/money/offer-status.ts'
import { readClaim } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { lockClaim } from '../store/lock-claim.ts'
import { storePayee } from '../store/settlement/claim-payee.ts'
import { offerShown } from './settlement-offer.ts'
import { toldPayees } from './told-payees.ts'

export const ownAlone = '赔款只能付给被保险人本人，户名要和被保险人一致'

/** Keeps who is paid, as `judge` makes it of the locked claim, and tells the core; while the offer is open alone. */
export async function namePayee(
  services: ClaimsServices,
  { grant, submission }: Granted & Submitting,
  judge: (claim: Claim) => PayeeFacts,
) {
  return submission.commit<SettlementOffer>(async ({ db, record }) => {
    const store = { ...services, db }
    await lockClaim(store, grant.object)
    const claim = await readClaim(store, grant)
    const { offer, registNo } = claim
    if (offer === undefined || offerStatus(claim, services.clock.today()) !== 'open') {
      throw notNow()
    }
    const payee = judge(claim)
    await services.grants.spend(grant, db)
    const { version } = offer
    const givenAt = services.clock.now()
    await storePayee(store, claim.ref, { ...payee, offerVersion: version }, givenAt)
    await tellCore(store, payeeGiven, {
      subject: `claim/${registNo}`,
      data: {
        registNo,
        version,
        payees: toldPayees(payee, offer.totalFen),
        givenAt: givenAt.toISOString(),
      },
    })
    record({ event: 'claim-payee-changed', ...about(claim.ref), outcome: 'asked' })
    const shown = await offerShown(store, claim)
    if (shown === undefined) throw notNow()
    return shown
  })
}

function notNow(): Failure {
  return stateChanged('赔付方案等您签字时才能更换收款账户。现在要更换的，请拨打 {hotline}。')
}
