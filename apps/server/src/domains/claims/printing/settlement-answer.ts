import { dayInChina, secondInChina } from '../../../platform/clock/clock.ts'
import type { DocumentDraft } from '../../../platform/documents/documents.ts'
import {
  type Insurer,
  type Letterhead,
  letterheadOf,
} from '../../../platform/documents/letterhead.ts'
import { amountInFigures, type Total, totalOf } from '../../../platform/documents/printed-amount.ts'
import type { OfferFacts, PayeeFacts } from '../rules/offer-facts.ts'
import { sharesOf } from '../rules/payee.ts'
import type { Claim } from '../store/claim.ts'
import { signaturePicture } from './signature-picture.ts'

/** 赔付方案确认书, 赔付方案异议书: what the customer signed of an offer. */
type SettlementAnswerFacts = Letterhead & {
  readonly title: string
  readonly registNo: string
  readonly productName: string
  readonly insuredName: string
  readonly accidentAt: string
  readonly version: string
  readonly lines: readonly {
    readonly what: string
    readonly basis: string
    readonly amount: string
  }[]
  readonly total: Total
  /** What is agreed to, or what is wrong. */
  readonly statement: string
  readonly content: string | undefined
  /** Where the money goes, a line an account; of several, how much each gets. */
  readonly payees: readonly { readonly account: string; readonly amount: string | undefined }[]
  readonly signedAt: string
}

export interface SignedOffer {
  readonly claim: Pick<
    Claim,
    'registNo' | 'productName' | 'insured' | 'accidentAt' | 'accidentType'
  >
  readonly offer: OfferFacts
  readonly signature: string
  readonly signedAt: Date
  /** With an agreement: where the money goes. */
  readonly payee?: PayeeFacts | undefined
  /** With an objection: what is wrong. */
  readonly content?: string | undefined
}

export function settlementAnswerOf(
  insurer: Insurer,
  { claim, offer, signature, signedAt, payee, content }: SignedOffer,
): DocumentDraft<SettlementAnswerFacts> {
  const isObjection = content !== undefined
  return {
    template: 'settlement-answer',
    facts: {
      ...letterheadOf(insurer, dayInChina(signedAt)),
      title: isObjection ? '赔付方案异议书' : '赔付方案确认书',
      registNo: claim.registNo,
      productName: claim.productName,
      insuredName: claim.insured.name,
      accidentAt: `${dayInChina(claim.accidentAt)} ${claim.accidentType}`,
      version: `第 ${offer.version} 版`,
      lines: offer.lines.map(({ what, basis, amountFen }) => ({
        what,
        basis,
        amount: signed(amountFen),
      })),
      total: totalOf(offer.totalFen),
      statement: isObjection
        ? '我已看过上面的赔付方案，对它有异议，请重新核定。'
        : '我已看过并同意上面的赔付方案，请把赔款付到下面的账户。',
      content,
      payees: payee === undefined ? [] : payeeRows(payee, offer.totalFen),
      signedAt: secondInChina(signedAt),
    },
    files: { 'signature.svg': signaturePicture(signature) },
  }
}

function payeeRows(payee: PayeeFacts, totalFen: number): SettlementAnswerFacts['payees'] {
  return sharesOf(payee, totalFen).map(({ name, bank, accountNo, shareFen }) => ({
    account: `${name}　${bank}　${accountNo}`,
    amount: payee.shares && amountInFigures(shareFen),
  }))
}

/** What is deducted stands with its sign. */
function signed(fen: number): string {
  return fen < 0 ? `−${amountInFigures(-fen)}` : amountInFigures(fen)
}
