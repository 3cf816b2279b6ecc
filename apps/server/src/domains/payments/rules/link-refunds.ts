import { refundPurposeNames } from '@ecenter/contract/links/link.ts'
import type { OwnPayment } from '@ecenter/contract/payments/payment-calls.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskAccount, maskMobile } from '../../../platform/mask/mask.ts'
import type { RefundRegistration } from '../../links/store/refund-registration.ts'
import { stateOf, type WholeLink } from '../../links/store/whole-link.ts'
import { refundDueOn } from '../../orders/rules/refund-due.ts'

type Shown = Omit<OwnPayment, 'handle'>

interface Moment {
  readonly now: Date
  readonly today: string
  /** The phone of whoever reads it. */
  readonly mobile: string
}

/** What becomes of the money of links, as lines of the list; `links` are a person's, the latest first. */
export function linkRefunds(
  links: readonly WholeLink[],
  moment: Moment,
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
  { now, today, mobile }: Moment,
): Standing | undefined {
  const { link, registration } = whole
  const elsewhere = link.mobile === mobile ? undefined : maskMobile(link.mobile)
  if (registration !== undefined) {
    const isSentAnew = later.some((other) => isSameMatter(other, whole))
    return registration.status === 'failed' && isSentAnew
      ? undefined
      : tellWhere(registered(registration, today), elsewhere)
  }
  if (stateOf(whole, now) !== 'open') return undefined
  const until = `${minuteInChina(link.expiresAt)} 前有效`
  return elsewhere === undefined
    ? {
        ...{ state: 'coming', stateText: '等您登记收款账户', at: undefined },
        note: `请点开短信里的链接登记，${until}`,
      }
    : {
        ...{ state: 'coming', stateText: '等登记收款账户', at: undefined },
        note: `链接发到了 ${elsewhere}，${until}。不认识这个号码，请来电`,
      }
}

/** Whose phone it was registered with, where that is not theirs. */
function tellWhere(standing: Standing, elsewhere: string | undefined): Standing {
  if (elsewhere === undefined) return standing
  const told = [standing.note, `用 ${elsewhere} 登记，不认识这个号码，请来电`]
  return { ...standing, note: told.filter(Boolean).join('，') }
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
