import { paymentMethodNames } from '@ecenter/contract/orders/order.ts'
import { dayInChina, secondInChina } from '../../../platform/clock/clock.ts'
import type { DocumentDraft } from '../../../platform/documents/documents.ts'
import {
  type Insurer,
  type Letterhead,
  letterheadOf,
} from '../../../platform/documents/letterhead.ts'
import { amountInFigures, type Total, totalOf } from '../../../platform/documents/printed-amount.ts'
import { maskAccount } from '../../../platform/mask/mask.ts'
import type { PayeeFacts } from '../../claims/rules/money/offer-facts.ts'
import { sharesOf } from '../../claims/rules/money/payee.ts'
import type { Claim } from '../../claims/store/claim.ts'
import type { Order } from '../../orders/store/order.ts'
import type { Payment } from '../../orders/store/payment.ts'

/** 保险费支付凭证, 赔款支付凭证: that a sum was paid, to whom, when and what for. */
type ReceiptFacts = Letterhead & {
  readonly title: string
  readonly number: string
  readonly rows: readonly { readonly label: string; readonly text: string }[]
  readonly lines: readonly { readonly what: string; readonly amount: string }[]
  readonly total: Total
  /** What it is not. */
  readonly remark: string
}

export type ReceiptDraft = DocumentDraft<ReceiptFacts>

/** `payment` is the one that the order took; undefined where the core told that it is paid. */
export function premiumReceipt(
  insurer: Insurer,
  {
    orderNo,
    applicant,
    parts,
    amountFen,
  }: Pick<Order, 'orderNo' | 'applicant' | 'parts' | 'amountFen'>,
  {
    paidAt,
    payment,
  }: {
    readonly paidAt: Date
    readonly payment: Pick<Payment, 'method' | 'tradeNo' | 'gatewayNo'> | undefined
  },
): ReceiptDraft {
  const [first] = parts
  return draftOf(insurer, paidAt, {
    title: '保险费支付凭证',
    number: orderNo,
    rows: rowsOf([
      ['订单号', orderNo],
      ['投保人', applicant.name],
      ['被保险人', first?.policy.insured.name],
      ['支付方式', payment && paymentMethodNames[payment.method]],
      ['支付单号', payment?.tradeNo],
      ['渠道流水号', payment?.gatewayNo],
      ['支付时间', secondInChina(paidAt)],
    ]),
    lines: parts.flatMap(({ policy: { productName, premiumFen, vehicleTaxFen } }) => [
      { what: productName, amount: amountInFigures(premiumFen) },
      ...(vehicleTaxFen === undefined
        ? []
        : [{ what: '代收车船税', amount: amountInFigures(vehicleTaxFen) }]),
    ]),
    total: totalOf(amountFen),
    remark: '本凭证证明款项已支付，不是发票。发票请在电子发票里下载。',
  })
}

export function claimReceipt(
  insurer: Insurer,
  {
    registNo,
    productName,
    insured,
    accidentAt,
    accidentType,
  }: Pick<Claim, 'registNo' | 'productName' | 'insured' | 'accidentAt' | 'accidentType'>,
  { paidAt, amountFen, payee }: { paidAt: Date; amountFen: number; payee: PayeeFacts | undefined },
): ReceiptDraft {
  return draftOf(insurer, paidAt, {
    title: '赔款支付凭证',
    number: registNo,
    rows: rowsOf([
      ['报案号', registNo],
      ['保险产品', productName],
      ['被保险人', insured.name],
      ['出险', `${dayInChina(accidentAt)} ${accidentType}`],
      ...(payee === undefined ? [] : payeeRows(payee, amountFen)),
      ['付款时间', secondInChina(paidAt)],
    ]),
    lines: [{ what: '赔款', amount: amountInFigures(amountFen) }],
    total: totalOf(amountFen),
    remark: '本凭证证明赔款已付出，到账时间以收款银行为准。',
  })
}

/** Where the sum was divided, each account with its share. */
function payeeRows(payee: PayeeFacts, amountFen: number): (readonly [string, string])[] {
  if (payee.shares === undefined) {
    return [
      ['收款人', payee.name],
      ['收款账户', maskAccount(payee)],
    ]
  }
  return sharesOf(payee, amountFen).map(({ name, bank, accountNo, shareFen }, at) => [
    `收款账户 ${at + 1}`,
    `${name}　${maskAccount({ bank, accountNo })}　${amountInFigures(shareFen)} 元`,
  ])
}

function draftOf(
  insurer: Insurer,
  paidAt: Date,
  facts: Omit<ReceiptFacts, keyof Letterhead>,
): ReceiptDraft {
  return {
    template: 'receipt',
    facts: { ...letterheadOf(insurer, dayInChina(paidAt)), ...facts },
  }
}

function rowsOf(rows: readonly (readonly [string, string | undefined])[]) {
  return rows.flatMap(([label, text]) => (text === undefined ? [] : [{ label, text }]))
}
