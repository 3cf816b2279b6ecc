import type { decidePayeeChange } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { payeeChangeDecided } from '@ecenter/contract/core/claim-events.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { Failure } from '../../../platform/calls/failure.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { endWish } from '../../../platform/wishes/end-wish.ts'
import { wishesOfEvents } from '../../../platform/wishes/wish.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { readClaim } from '../store/claim.repository.ts'
import { lockClaimOfId } from '../store/lock-claim.ts'
import { storePayeeChange } from '../store/settlement/payee-change.ts'
import {
  lastPayeeChange,
  settlePayeeChange,
  whyNotChanged,
} from '../store/settlement/payee-change-wish.ts'
import { readSettlementAnswer } from '../store/settlement/settlement-answer.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { deskClaimOf } from './desk-claim.ts'
import { whyNotAccepted } from './payee-change-to-decide.ts'

/** With the claim locked, as its customer asked: above the limit of payments the first of two only notes that they accept. */
export function answerDecidePayeeChange(
  services: ClaimsServices,
): DeskHandler<typeof decidePayeeChange> {
  return async ({ claimId, eventId, verdict, reason }, { db, record, staff }) => {
    const store = { ...services, db }
    const { settings, clock } = services
    if (settings.claimsDecidedBy !== 'desk') throw notHere('由核心系统决定，请等它答复。')
    const ref = await lockClaimOfId(store, claimId, staff.within)
    // A core that answers holds the claim before its wish, too.
    await wishesOfEvents(store, [eventId], { isLocked: true })
    const claim = await readClaim(store, { object: ref })
    const asked = await lastPayeeChange(store, claim)
    if (asked?.wish.state !== 'asked' || asked.wish.eventId !== eventId) throw changedMeanwhile()
    const { wish, change } = asked
    const { acceptedBy } = change
    const now = clock.now()
    if (verdict === 'accepted') {
      const why = (await whyNotChanged(store, wish)) ?? whyNotAccepted(change, staff)
      if (why !== undefined) throw notHere(why)
      const sumFen = (await readSettlementAnswer(store, ref))?.offer.totalFen ?? 0
      if (acceptedBy === undefined && sumFen > settings.claimApprovalAboveFen) {
        const { id, account, openedBy } = staff
        await storePayeeChange(store, ref, { ...change, acceptedBy: { id, account, openedBy } })
        record({ event: 'payee-change-decided', ...about(ref), outcome: 'accepted by the first' })
        return { claim: await deskClaimOf(store, claim, staff) }
      }
      await settlePayeeChange(store, wish)
    }
    await endWish(store, wish, { state: endOf[verdict], reason, now })
    const isOfTwo = verdict === 'accepted' && acceptedBy !== undefined
    await tellCore(store, payeeChangeDecided, {
      subject: `claim/${claim.registNo}`,
      data: {
        ...{ registNo: claim.registNo, asked: eventId, verdict, reason },
        decidedAt: now.toISOString(),
        account: isOfTwo ? acceptedBy.account : staff.account,
        approvedBy: isOfTwo ? staff.account : undefined,
      },
    })
    record({ event: 'payee-change-decided', ...about(ref), outcome: verdict })
    return { claim: await deskClaimOf(store, claim, staff) }
  }
}

const endOf = { accepted: 'answered', refused: 'refused' } as const

function notHere(message: string): Failure {
  return new Failure(resultCodes.stateChanged, message)
}
