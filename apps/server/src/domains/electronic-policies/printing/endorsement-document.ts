import type { DocumentDraft } from '../../../platform/documents/documents.ts'
import {
  dayInChinese,
  type Insurer,
  type Letterhead,
  letterheadOf,
} from '../../../platform/documents/letterhead.ts'
import { type Total, totalOf } from '../../../platform/documents/printed-amount.ts'
import type { Endorsement, Policy } from '../../policies/store/policy.ts'
import { directionOf, type PrintedParties, periodOf, printedParties } from './printed-parts.ts'
import { qrCodeFiles } from './qr-code.ts'

/** 批单: one change of a policy, as a paper beside it. */
export type EndorsementFacts = Letterhead &
  PrintedParties & {
    readonly title: string
    readonly endorsementNo: string
    readonly kind: string
    readonly effectiveOn: string
    readonly policyNo: string
    readonly period: string
    readonly summary: string
    readonly changes: readonly {
      readonly item: string
      readonly before: string
      readonly after: string
    }[]
    /** What the customer pays more, or gets back; absent where the premium stays. */
    readonly premiumChange: { readonly title: string; readonly total: Total } | undefined
    readonly verifyUrl: string | undefined
  }

interface Endorsed {
  readonly policy: Policy
  readonly endorsement: Endorsement
  /** Where the document can be checked; without it no QR code is printed. */
  readonly verifyUrl?: string | undefined
}

export function endorsementDocumentOf(
  insurer: Insurer,
  { policy, endorsement, verifyUrl }: Endorsed,
): DocumentDraft<EndorsementFacts> {
  const { endorsementNo, kind, effectiveOn, summary, changes, premiumChangeFen } = endorsement
  return {
    template: 'endorsement',
    facts: {
      ...letterheadOf(insurer, effectiveOn),
      ...printedParties(policy),
      title: `${policy.productName}批单`,
      endorsementNo,
      kind,
      effectiveOn: dayInChinese(effectiveOn),
      policyNo: policy.policyNo,
      period: periodOf(policy),
      summary,
      changes: changes.map(({ item, before, after }) => ({ item, before, after })),
      premiumChange: printedPremiumChange(premiumChangeFen),
      verifyUrl,
    },
    files: qrCodeFiles(verifyUrl),
  }
}

function printedPremiumChange(fen: number): EndorsementFacts['premiumChange'] {
  if (fen === 0) return undefined
  return { title: `${directionOf(fen)}保险费`, total: totalOf(Math.abs(fen)) }
}
