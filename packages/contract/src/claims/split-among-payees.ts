import {
  array,
  type InferOutput,
  maxLength,
  minLength,
  minValue,
  number,
  object,
  pipe,
  rawCheck,
  safeInteger,
} from 'valibot'
import { defineCall } from '../call.ts'
import { fen, version } from '../rules/counts.ts'
import { handle } from '../rules/handle.ts'
import { bankCardNumber } from '../rules/people/bank-card-number.ts'
import { nameOf } from '../rules/people/name.ts'
import { chosen } from '../rules/text.ts'
import { settlementOffer } from './settlement-offer.ts'

/** Nobody checks more accounts than these before they sign. */
export const payeesAtMost = 5

export const payeeShare = object({
  holder: nameOf('户名'),
  bankName: chosen(50, '开户银行'),
  bankcardno: bankCardNumber,
  /** In fen. */
  share: pipe(
    number('请填写金额，例如 800 或 800.50'),
    safeInteger('金额最多两位小数'),
    minValue(1, '金额要大于 0'),
  ),
})

/**
 * Divides the sum of an open offer among several accounts. Shares that do not add up to it are refused at the last
 * share, an account named twice at the second one, both 1000; an offer that is another by now answers E3020001.
 */
export const splitAmongPayees = defineCall({
  path: '/claims/splitAmongPayees',
  kind: 'submit',
  level: 'fresh-code',
  action: 'change-payee',
  request: pipe(
    object({
      handle,
      version,
      /** Of the offer as it was read. */
      total: fen,
      payees: pipe(
        array(payeeShare),
        minLength(2, '请填写两个以上账户'),
        maxLength(payeesAtMost, `最多分到 ${payeesAtMost} 个账户`),
      ),
    }),
    sharesAddUp(),
  ),
  response: settlementOffer,
})

interface Split {
  readonly total: number
  readonly payees: readonly InferOutput<typeof payeeShare>[]
}

/** All of the sum, and each account once; the fault stands at its field. */
export function sharesAddUp<T extends Split>() {
  return rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { total, payees } = dataset.value
    const input = { total, payees }
    const fault = faultOf(input)
    if (fault === undefined) return
    const { at, name, message } = fault
    const payee = payees[at]
    addIssue({
      message,
      path: [
        { type: 'object', origin: 'value', input, key: 'payees', value: payees },
        { type: 'array', origin: 'value', input: payees, key: at, value: payee },
        { type: 'object', origin: 'value', input: { ...payee }, key: name, value: payee?.[name] },
      ],
    })
  })
}

interface Fault {
  readonly at: number
  readonly name: 'bankcardno' | 'share'
  readonly message: string
}

function faultOf({ total, payees }: Split): Fault | undefined {
  const cards = payees.map(({ bankcardno }) => bankcardno)
  const twice = cards.findIndex((card, at) => cards.indexOf(card) < at)
  if (twice !== -1) {
    return { at: twice, name: 'bankcardno', message: '这个账户上面已经填过，请换一个或删去' }
  }
  const missing = total - payees.reduce((sum, { share }) => sum + share, 0)
  if (missing === 0) return undefined
  const words = missing > 0 ? `还差 ${yuanOf(missing)} 元` : `多了 ${yuanOf(-missing)} 元`
  const message = `各账户相加要等于 ${yuanOf(total)} 元，${words}`
  return { at: payees.length - 1, name: 'share', message }
}

function yuanOf(fen: number): string {
  return (fen / 100).toFixed(2)
}
