import type { agreeToSettlement } from '@ecenter/contract/claims/settlement-offer.ts'
import { settlementAgreed } from '@ecenter/contract/core/claim-events.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { judgeAnswer, judgePayee } from '../rules/money/judge-answer.ts'
import type { PayeeFacts } from '../rules/money/offer-facts.ts'
import { appendClaimEvent } from '../store/append-claim-event.ts'
import { type ClaimStore, readClaim } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { offerShown, payeeOf } from './settlement-offer.ts'
import { keepAnswer, lockAnswered, signAnswer } from './sign-answer.ts'
import { toldPayees } from './told-payees.ts'

/**
 * Judged twice: before the work, so that what cannot be signed makes no file, and with the claim locked, so that
 * of several answers at once one counts. The insurer's offer was taken: from then on its time to pay runs.
 */
export function answerAgreeToSettlement(
  services: ClaimsServices,
): Handler<typeof agreeToSettlement> {
  return async ({ version, total, mark, payeeMark, signature }, visitor) => {
    const read = { version, total, mark }
    const before = await readClaim(services, visitor.grant)
    const offer = judgeAnswer(services.keys, before, read, services.clock.today())
    const payee = await payeeFor(services, before, payeeMark)
    const signedAt = services.clock.now()
    const signed = { claim: before, offer, payee, signature, signedAt }
    const file = await signAnswer(services, visitor, before, signed)
    return visitor.submission.commit(async (transaction) => {
      const store = { ...services, db: transaction.db }
      const { claim } = await lockAnswered(services, visitor, transaction, read)
      await payeeFor(store, claim, payeeMark)
      const answer = {
        verdict: 'agreed',
        answeredAt: signedAt,
        file,
        offer,
        payee,
        signature,
      } as const
      await keepAnswer(services, transaction, claim, answer)
      await appendClaimEvent(store, claim.ref, { type: 'agreed', at: signedAt, facts: {} })
      const { registNo } = claim
      await tellCore(store, settlementAgreed, {
        subject: `claim/${registNo}`,
        data: {
          registNo,
          version,
          totalFen: offer.totalFen,
          answeredAt: signedAt.toISOString(),
          files: [file],
          payees: toldPayees(payee, offer.totalFen),
        },
        files: [file],
      })
      const shown = await offerShown(store, await readClaim(store, visitor.grant))
      if (shown === undefined) throw new Error('the offer that was answered is gone')
      return shown
    })
  }
}

async function payeeFor(
  store: ClaimStore,
  claim: Claim,
  read: string | undefined,
): Promise<PayeeFacts> {
  return judgePayee(store.keys, claim, await payeeOf(store, claim), read)
}
