import type { answerNudge } from '@ecenter/contract/claims/desk/nudges-at-desk.ts'
import { claimNudgeAnswered } from '@ecenter/contract/core/claim-events.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound, stateChanged } from '../../../platform/calls/failure.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { readClaim } from '../store/claim.repository.ts'
import { claimOfId } from '../store/claim-at-desk.ts'
import { answerNudges } from '../store/claim-nudge.ts'
import { lockClaim } from '../store/lock-claim.ts'

/** Closes all that waits of a claim, so that nobody answers one customer twice. */
export function answerAnswerNudge(services: ClaimsServices): DeskHandler<typeof answerNudge> {
  return async ({ claimId, answer }, { db, record, staff }) => {
    const store = { ...services, db }
    const ref = await claimOfId(store, claimId, staff.within)
    if (ref === undefined) throw nothingFound()
    await lockClaim(store, ref)
    const at = services.clock.now()
    if (!(await answerNudges(store, ref, { at, text: answer, by: staff.account }))) {
      throw stateChanged('这次催办刚刚已由同事答复。')
    }
    const { registNo } = await readClaim(store, { object: ref })
    await tellCore(store, claimNudgeAnswered, {
      subject: `claim/${registNo}`,
      data: { registNo, answer, answeredAt: at.toISOString(), account: staff.account },
    })
    record({ event: 'claim-nudge-answered', ...about(ref), outcome: 'answered' })
    return {}
  }
}
