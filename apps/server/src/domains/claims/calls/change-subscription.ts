import type { changeSubscription } from '@ecenter/contract/claims/claim-calls.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { grantMissing } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { readClaim } from '../store/claim.repository.ts'
import { subscribe, unsubscribe } from '../store/claim-subscription.ts'

export function answerChangeSubscription(
  services: ClaimsServices,
): Handler<typeof changeSubscription> {
  return async ({ isOn }, { grant, submission }) => {
    const { ref, phoneKey } = await readClaim(services, grant)
    // The phone that was proven is on file no longer.
    if (phoneKey === null) throw grantMissing()
    const now = services.clock.now()
    return submission.commit(async ({ db, record }) => {
      if (isOn) await subscribe({ db }, ref, { phoneKey, now })
      else await unsubscribe({ db }, ref, now)
      record({ event: 'claim-subscription', ...about(ref), outcome: isOn ? 'on' : 'off' })
      return { isOn }
    })
  }
}
