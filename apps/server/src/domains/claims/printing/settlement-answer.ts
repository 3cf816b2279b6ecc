import { dayInChina, secondInChina } from '../../../platform/clock/clock.ts'
import type { DocumentDraft } from '../../../platform/documents/documents.ts'
import {
  type Insurer,
  type Letterhead,
  letterheadOf,
} from '../../../platform/documents/letterhead.ts'
import { amountInFigures, type Total, totalOf } from '../../../platform/documents/printed-amount.ts'
import type { OfferFacts, PayeeFacts } from '../rules/money/offer-facts.ts'
import { sharesOf } from '../rules/money/payee.ts'
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
  /** They had agreed before, and ask for these accounts instead. */
  readonly isChange?: boolean
  /** With an objection: what is wrong. */
  readonly content?: string | undefined
}

const words = {
  objection: {
    title: '赔付方案异议书',
    statement: '我已看过上面的赔付方案，对它有异议，请重新核定。',
  },
  change: {
    title: '收款账户更改申请书',
    statement: '我已同意上面的赔付方案，现在申请把赔款改付到下面的账户。',
  },
  agreement: {
    title: '赔付方案确认书',
    statement: '我已看过并同意上面的赔付方案，请把赔款付到下面的账户。',
  },
}

function kindOf(content: string | undefined, isChange = false): keyof typeof words {
  if (content !== undefined) return 'objection'
  return isChange ? 'change' : 'agreement'
}

export function settlementAnswerOf(
  insurer: Insurer,
  { claim, offer, signature, signedAt, payee, isChange, content }: SignedOffer,
): DocumentDraft<SettlementAnswerFacts> {
  const { title, statement } = words[kindOf(content, isChange)]
  return {
    template: 'settlement-answer',
    facts: {
      ...letterheadOf(insurer, dayInChina(signedAt)),
      title,
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
      statement,
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
