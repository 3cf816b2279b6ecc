import { integer, maxValue, minValue, number, pipe, regex, toUpperCase } from 'valibot'
import { isoDay } from '../rules/moments.ts'
import { typedCode } from '../rules/text.ts'

const money = '金额要大于 0，不能超过 1,000,000 元'
const fenAtMost = 100_000_000

/** What is owed, in fen: whoever asks for it says so, and whoever pays says it again. */
export const refundAmount = pipe(
  number(({ input }) => (input === undefined ? '请填写金额' : money)),
  integer(money),
  minValue(1, money),
  maxValue(fenAtMost, money),
)

/** By which the bank finds a transfer, as it stands on its receipt. */
export const bankReference = pipe(
  typedCode('银行流水号'),
  toUpperCase(),
  regex(/^[A-Z\d][A-Z\d-]{5,39}$/, '银行流水号是 6 至 40 位字母、数字或短横线，请照转账回单填写'),
)

/** ISO date of the transfer, which is no later than today. */
export const paidOn = isoDay('打款日期')

/** What the customer reads of a transfer, by its ISO date and the masked account. */
export function paidWords({
  paidOn,
  maskedCard,
}: {
  readonly paidOn: string
  readonly maskedCard: string
}): string {
  return `款项已于 ${dayWords(paidOn)}打到${maskedCard}，到账时间以银行为准。`
}

/** 2026 年 11 月 27 日, with a year: it is read for as long as the receipt is. */
export function dayWords(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number)
  return `${year} 年 ${month} 月 ${day} 日`
}
