import type { changePayee } from '@ecenter/contract/claims/settlement-offer.ts'
import { payeeGiven } from '@ecenter/contract/core/claim-events.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { Failure, fieldRefused, grantMissing } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { Services } from '../../services.ts'
import { offerStatus } from '../rules/offer-status.ts'
import { mayBePaid } from '../rules/payee.ts'
import { readClaim } from '../store/claim.repository.ts'
import { storePayee } from '../store/claim-payee.ts'
import { lockClaim } from '../store/lock-claim.ts'
import { offerShown } from './settlement-offer.ts'

/** While the offer is open: what was signed names an account, which stays. */
export function answerChangePayee(services: Services): Handler<typeof changePayee> {
  return async ({ holder, bankName, bankcardno }, { grant, submission }) =>
    submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      await lockClaim(store, grant.object)
      const claim = await readClaim(store, grant)
      const { offer, registNo } = claim
      if (offer === undefined || offerStatus(claim, services.clock.today()) !== 'open') {
        throw notNow()
      }
      if (!mayBePaid(claim, holder)) {
        throw fieldRefused('holder', '赔款只能付给被保险人本人，户名要和被保险人一致')
      }
      if (!(await services.grants.spend(grant, db))) throw grantMissing()
      const payee = { name: holder, bank: bankName, accountNo: bankcardno }
      const givenAt = services.clock.now()
      await storePayee(store, claim.ref, { ...payee, offerVersion: offer.version }, givenAt)
      await tellCore(store, payeeGiven, {
        subject: `claim/${registNo}`,
        data: { registNo, payee, givenAt: givenAt.toISOString() },
      })
      record({ event: 'claim-payee-changed', ...about(claim.ref), outcome: 'asked' })
      const shown = await offerShown(store, claim)
      if (shown === undefined) throw notNow()
      return shown
    })
}

function notNow(): Failure {
  return new Failure(
    resultCodes.stateChanged,
    '赔付方案等您签字时才能更换收款账户。现在要更换的，请拨打 {hotline}。',
  )
}
