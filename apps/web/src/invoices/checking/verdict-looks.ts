import type { VerifiedInvoice } from '@ecenter/contract/invoices/invoice-calls.ts'
import { BadgeCheck, FileMinus, FileQuestionMark, FileX, type IconNode } from 'lucide'
import type { ResultTone } from '../../kit/ResultState.tsx'

export type InvoiceFactsOf = NonNullable<VerifiedInvoice['facts']>

interface VerdictLook {
  readonly tone: ResultTone
  readonly icon: IconNode
  readonly title: string
  readonly text: (facts: InvoiceFactsOf | undefined) => string
}

/** Only an invoice that can be used is green; one that was taken back is genuine, and yet no good. */
export const verdictLooks: Record<VerifiedInvoice['verdict'], VerdictLook> = {
  genuine: {
    tone: 'success',
    icon: BadgeCheck,
    title: '发票真实有效',
    text: () => '由我们开具，请核对手里的发票和下面的信息是否一致。',
  },
  cancelled: {
    tone: 'failed',
    icon: FileX,
    title: '发票已作废',
    text: (facts) => `是我们开具的，但${changedOn(facts)}作废，不能用来报销。`,
  },
  reversed: {
    tone: 'failed',
    icon: FileX,
    title: '发票已红冲',
    text: (facts) => `是我们开具的，但${changedOn(facts)}被红字发票冲销，不能用来报销。`,
  },
  'red-letter': {
    tone: 'empty',
    icon: FileMinus,
    title: '这是红字发票',
    text: () => '是我们开具的，用来冲销原来的发票，金额是负数，不能用来报销。',
  },
  unknown: {
    tone: 'empty',
    icon: FileQuestionMark,
    title: '没有查到这张发票',
    text: () => '我们没有开具过与您填写的信息相符的发票，所以不能证明它是真的。',
  },
}

export const reasonsOfUnknown = {
  title: '可能的原因',
  items: [
    '号码、日期或校验码填错了一位，请对照发票再查一次。',
    '填了纳税人识别号，但和发票上的购买方不一致。',
    '同一张发票多次没有查对，请过一小时再查。',
    '发票不是由我们开具的，请谨慎对待。',
  ],
}

function changedOn(facts: InvoiceFactsOf | undefined): string {
  return facts?.changedOn === undefined ? '已' : `已在 ${facts.changedOn} `
}
