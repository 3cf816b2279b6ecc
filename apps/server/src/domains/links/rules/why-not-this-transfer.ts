import { dayInChina } from '../../../platform/clock/clock.ts'
import { amountInFigures } from '../../../platform/documents/printed-amount.ts'
import type { RefundRegistration } from '../store/refund-registration.ts'
import type { ShortLink } from '../store/short-link.ts'

interface Transfer {
  readonly amountFen: number
  /** ISO date. */
  readonly paidOn: string
}

interface WrongTransfer {
  readonly field: keyof Transfer
  /** For staff, in Chinese. */
  readonly message: string
}

/** What of a transfer cannot be of this refund, at its field; undefined of one that fits. */
export function whyNotThisTransfer(
  { amountFen, paidOn }: Transfer,
  { amount }: Pick<ShortLink, 'amount'>,
  { registeredAt }: Pick<RefundRegistration, 'registeredAt'>,
  today: string,
): WrongTransfer | undefined {
  if (amount === undefined) {
    const message = '发链接时没有写明金额，请标记打款失败，由同事重新发链接'
    return { field: 'amountFen', message }
  }
  if (amountFen !== amount) {
    const owed = amountInFigures(amount)
    const message = `应付 ${owed} 元，和填写的不一致，请照转账回单核对；应付金额本身有误的，请标记打款失败，由同事重新发链接`
    return { field: 'amountFen', message }
  }
  if (paidOn > today) return { field: 'paidOn', message: '打款日期不能晚于今天' }
  const registeredOn = dayInChina(registeredAt)
  if (paidOn < registeredOn) {
    return { field: 'paidOn', message: `客户 ${registeredOn} 才登记账户，打款日期不能更早` }
  }
  return undefined
}
