import type { OwnPayment } from '@ecenter/contract/payments/payment-calls.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskAccount, maskName } from '../../../platform/mask/mask.ts'
import type { PayeeFacts } from '../../claims/rules/money/offer-facts.ts'
import type { Claim } from '../../claims/store/claim.ts'
import type { PayoutInto } from '../../claims/store/settlement/payee-of.ts'

/** What a claim pays or has paid, as a line of the list. */
export function claimPayment(
  { kind, accidentType }: Pick<Claim, 'kind' | 'accidentType'>,
  { amountFen, paidAt, payBy, arrivesOn, arrivedOn, isFollowed, payee }: PayoutInto,
  today: string,
): Omit<OwnPayment, 'handle'> {
  const isPaid = paidAt !== undefined
  const awaited = payBy ?? (arrivedOn === undefined ? arrivesOn : undefined)
  return {
    kind: 'claim',
    claimKind: kind,
    title: accidentType,
    note: payee && noteOf(payee),
    amount: amountFen,
    state: isPaid ? 'done' : 'coming',
    stateText: isPaid ? '已付款' : '待付款',
    at: paidAt && minuteInChina(paidAt),
    dueOn: payBy,
    ...{ arrivesOn, arrivedOn },
    isOverdue: awaited !== undefined && today > awaited,
    // Of an earlier payment the account may be forgotten, not that it was made.
    hasReceipt: isPaid && amountFen !== undefined && (payee !== undefined || isFollowed),
  }
}

/** Into which account; where the sum is divided, into how many. */
function noteOf(payee: PayeeFacts): string {
  const account = `${maskName(payee.name)}，${maskAccount(payee)}`
  return payee.shares === undefined ? account : `${account}等 ${payee.shares.length} 个账户`
}
