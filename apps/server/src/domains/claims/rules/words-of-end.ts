import { amountInFigures } from '../../../platform/documents/printed-amount.ts'
import type { Claim } from '../store/claim.ts'
import { stepWords } from './step-words.ts'
import { type MadePayment, type Timeline, timelineOf } from './timeline.ts'

/** What the timeline does not tell, since it speaks of the insured or of their money. */
export interface EndFacts {
  readonly refusalReason?: string | undefined
  readonly cancellationReason?: string | undefined
  /** In fen. */
  readonly paidFen?: number | undefined
}

/** All of it, for who has proven to be the insured, and for staff. */
export function endFactsOf(claim: Claim): EndFacts {
  const { refusalReason, cancellationReason } = claim
  return { refusalReason, cancellationReason, paidFen: timelineOf(claim).end?.amountFen }
}

/** What the last step of a claim that has ended says. */
export const wordsOfEnd = {
  paid({ end, payments }: Timeline, { paidFen }: EndFacts, moment: Moment) {
    const paid =
      end?.as === 'paid' && paidFen !== undefined
        ? `赔款 ${amountInFigures(paidFen)} 元已支付。`
        : stepWords.payment.done
    return paid + arrivalWords(payments.at(-1), moment)
  },

  refused({ isRefusalExplained }: Timeline, { refusalReason }: EndFacts) {
    const decision = '经审核，这次事故不能赔付。'
    if (refusalReason !== undefined) return decision + refusalReason
    return `${decision}${isRefusalExplained ? '原因已书面告知您。' : '原因会书面告知您。'}`
  },

  cancelled: ({ cancellationReason = '' }: EndFacts) =>
    `这次报案已注销，不再处理。${cancellationReason}`,
} as const

interface Moment {
  readonly today?: string
  readonly hotline: string
}

/** When the money is there, as far as the core tells. */
function arrivalWords(
  { arrivesOn, arrivedOn }: Partial<MadePayment> = {},
  { today = '', hotline }: Moment,
): string {
  if (arrivedOn !== undefined) return `${arrivedOn} 已到账。`
  if (arrivesOn === undefined) return ''
  return today > arrivesOn
    ? `应已在 ${arrivesOn} 到账，没收到请拨打 ${hotline}。`
    : `预计 ${arrivesOn} 到账。`
}
