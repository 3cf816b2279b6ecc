import { refundPurposeNames } from '@ecenter/contract/links/link.ts'
import type { OwnPayment } from '@ecenter/contract/payments/payment-calls.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskAccount } from '../../../platform/mask/mask.ts'
import type { RefundRegistration } from '../../links/store/refund-registration.ts'
import { stateOf, type WholeLink } from '../../links/store/whole-link.ts'
import { refundDueOn } from '../../orders/rules/refund-due.ts'

type Shown = Omit<OwnPayment, 'handle'>

/** What becomes of the money of links, as lines of the list; `links` are a person's, the latest first. */
export function linkRefunds(
  links: readonly WholeLink[],
  moment: { readonly now: Date; readonly today: string },
): { readonly link: WholeLink; readonly shown: Shown }[] {
  return links.flatMap((link, at) => {
    const standing = standingOf(link, links.slice(0, at), moment)
    if (standing === undefined) return []
    const about = {
      ...({ kind: 'refund', isByLink: true, isOverdue: false, hasReceipt: false } as const),
      title: refundPurposeNames[link.link.purpose],
      amount: link.link.amount,
    }
    return [{ link, shown: { ...about, ...standing } }]
  })
}

type Standing = Pick<Shown, 'state' | 'stateText' | 'note' | 'at'> &
  Partial<Pick<Shown, 'dueOn' | 'isOverdue' | 'bankReference'>>

/** Nothing of a link that ended unused, nor of money that came back once another link was sent for it. */
function standingOf(
  whole: WholeLink,
  later: readonly WholeLink[],
  { now, today }: { readonly now: Date; readonly today: string },
): Standing | undefined {
  const { link, registration } = whole
  if (registration !== undefined) {
    const isSentAnew = later.some((other) => isSameMatter(other, whole))
    return registration.status === 'failed' && isSentAnew
      ? undefined
      : registered(registration, today)
  }
  return stateOf(whole, now) === 'open'
    ? {
        ...{ state: 'coming', stateText: '等您登记收款账户', at: undefined },
        note: `请点开短信里的链接登记，${minuteInChina(link.expiresAt)} 前有效`,
      }
    : undefined
}

function registered(
  {
    status,
    registeredAt,
    settledAt,
    bankName: bank,
    bankcardno: accountNo,
    paidOn,
    bankReference,
    failedReason,
  }: RefundRegistration,
  today: string,
): Standing {
  const note = maskAccount({ bank, accountNo })
  switch (status) {
    case 'paid':
      return { state: 'done', stateText: '已打款', at: paidOn, note, bankReference }
    case 'failed':
      return {
        ...{ state: 'coming', stateText: '没有打款成功，请来电重新登记' },
        ...{ at: settledAt && minuteInChina(settledAt), note: failedReason, isOverdue: true },
      }
    case 'registered': {
      const dueOn = refundDueOn(registeredAt)
      return {
        ...{ state: 'coming', stateText: '已登记账户，等待打款', note },
        ...{ at: minuteInChina(registeredAt), dueOn, isOverdue: today > dueOn },
      }
    }
  }
}

function isSameMatter({ link: one }: WholeLink, { link: other }: WholeLink): boolean {
  return one.purpose === other.purpose && one.policyNo === other.policyNo
}
