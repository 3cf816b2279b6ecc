import type { nudgeClaim } from '@ecenter/contract/claims/claim-nudge.ts'
import { claimNudged } from '@ecenter/contract/core/claim-events.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { canNudge, nudgeAnsweredBy, nudgeShown } from '../rules/nudge.ts'
import { timelineOf } from '../rules/timeline.ts'
import { readClaim } from '../store/claim.repository.ts'
import { addNudge, lastNudge } from '../store/claim-nudge.ts'
import { lockClaim } from '../store/lock-claim.ts'

/** Hurries a claim: customer, staff and core have the same day by which somebody answers. */
export function answerNudgeClaim(services: ClaimsServices): Handler<typeof nudgeClaim> {
  return async (_request, { grant, submission }) =>
    submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      await lockClaim(store, grant.object)
      const claim = await readClaim(store, grant)
      const timeline = timelineOf(claim)
      const today = services.clock.today()
      if (timeline.end !== undefined) throw refused('这次理赔已经结束，不用催了。')
      if (!canNudge(timeline, await lastNudge(store, claim.ref), today)) {
        throw refused('今天已经催过了，请等我们答复。')
      }
      const askedAt = services.clock.now()
      const answerBy = nudgeAnsweredBy(today)
      await addNudge(store, claim.ref, { askedOn: today, askedAt, answerBy })
      const { registNo } = claim
      await tellCore(store, claimNudged, {
        subject: `claim/${registNo}`,
        data: { registNo, askedAt: askedAt.toISOString(), answerBy },
      })
      record({ event: 'claim-nudged', ...about(claim.ref), outcome: answerBy })
      const last = await lastNudge(store, claim.ref)
      const shown = nudgeShown(timeline, last, { today, isInsured: false })
      if (shown === undefined) throw new Error('the nudge that was just noted is gone')
      return shown
    })
}

function refused(message: string): Failure {
  return stateChanged(message)
}
