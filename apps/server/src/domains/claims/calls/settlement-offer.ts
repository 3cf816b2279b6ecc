import type { SettlementOffer } from '@ecenter/contract/claims/settlement-offer.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskAccount, maskName } from '../../../platform/mask/mask.ts'
import { shownWish } from '../../../platform/wishes/shown-wish.ts'
import type { Services } from '../../services.ts'
import type { PayeeFacts } from '../rules/money/offer-facts.ts'
import { offerMark, payeeMark } from '../rules/money/offer-mark.ts'
import { offerStatus } from '../rules/money/offer-status.ts'
import { currentPayee, whyNoOtherPayee } from '../rules/money/payee.ts'
import { payoutsOf } from '../rules/money/payout.ts'
import type { ClaimStore } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { readPayee } from '../store/settlement/claim-payee.ts'
import { type AskedPayees, lastPayeeChange } from '../store/settlement/payee-change-wish.ts'
import { toldInto } from '../store/settlement/payee-of.ts'
import {
  readSettlementAnswer,
  type SettlementAnswer,
} from '../store/settlement/settlement-answer.ts'

type OfferServices = ClaimStore & Pick<Services, 'clock'>

/** The offer of a claim as its insured reads it; undefined where the core tells none. */
export async function offerShown(
  services: OfferServices,
  claim: Claim,
): Promise<SettlementOffer | undefined> {
  const status = offerStatus(claim, services.clock.today())
  if (claim.offer === undefined || status === undefined) return undefined
  const answer = status === 'answered' ? await readSettlementAnswer(services, claim.ref) : undefined
  // Who answered reads what they signed, whatever the core tells since.
  const offer = answer?.offer ?? claim.offer
  // What was paid to whom, once the core tells it.
  const payee =
    (status === 'answered' ? paidTo(claim, answer) : undefined) ??
    answer?.payee ??
    (await payeeOf(services, claim))
  const change = answer && (await lastPayeeChange(services, claim))
  return {
    version: offer.version,
    lines: offer.lines.map(({ what, amountFen, basis }) => ({ what, amount: amountFen, basis })),
    total: offer.totalFen,
    answerBy: offer.answerBy,
    status: status === 'answered' ? (answer?.verdict ?? 'closed') : status,
    answeredAt: answer && minuteInChina(answer.answeredAt),
    caseNo: answer?.caseNo,
    mark: offerMark(services.keys, claim, offer),
    payee: payee && { ...shownPayee(payee), mark: payeeMark(services.keys, claim, payee) },
    // What was asked of an earlier agreement says nothing of this one.
    payeeChange: changeShown(
      change?.change.offerVersion === offer.version ? change : undefined,
      services.clock.now(),
    ),
    canChangePayee:
      answer?.verdict === 'agreed' &&
      change?.wish.state !== 'asked' &&
      whyNoOtherPayee(claim, { offerVersion: offer.version, answeredAt: answer.answeredAt }) ===
        undefined,
    maskedHolder: maskName(claim.insured.name),
    mayPayOthers: offer.mayPayOthers === true,
  }
}

/** Whom the last payment went to; one before the agreement was of another. */
function paidTo(claim: Claim, answer: SettlementAnswer | undefined): PayeeFacts | undefined {
  const paid = payoutsOf(claim).findLast(({ paidAt }) => paidAt !== undefined)
  if (paid?.paidAt === undefined) return undefined
  const isOfAnother = answer !== undefined && paid.paidAt < answer.answeredAt
  return isOfAnother ? undefined : toldInto(claim, paid)
}

function shownPayee(payee: PayeeFacts) {
  return {
    maskedName: maskName(payee.name),
    maskedAccount: maskAccount(payee),
    shares: payee.shares?.map((share) => ({
      maskedName: maskName(share.name),
      maskedAccount: maskAccount(share),
      amount: share.shareFen,
    })),
  }
}

/** How what was asked for stands; what was granted shows as the accounts that hold. */
function changeShown(asked: AskedPayees | undefined, now: Date): SettlementOffer['payeeChange'] {
  const shown = shownWish(asked?.wish, now)
  if (asked === undefined || shown === undefined) return undefined
  return { ...shown, ...shownPayee(asked.change.payee) }
}

/** Where the money goes. */
export async function payeeOf(store: ClaimStore, claim: Claim): Promise<PayeeFacts | undefined> {
  return currentPayee(claim, await readPayee(store, claim.ref))
}
