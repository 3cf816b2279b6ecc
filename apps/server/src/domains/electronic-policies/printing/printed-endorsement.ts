import { dayInChinese } from '../../../platform/documents/chinese-day.ts'
import { amountInFigures, nothing } from '../../../platform/documents/printed-amount.ts'
import type { Endorsement } from '../../policies/store/policy.ts'

/** One change as the policy lists it; in full it is a paper of its own. */
export type PrintedEndorsement = {
  readonly endorsementNo: string
  readonly effectiveOn: string
  readonly summary: string
  readonly changes: readonly string[]
  readonly premiumChange: string
}

export function printedEndorsement(endorsement: Endorsement): PrintedEndorsement {
  const { endorsementNo, effectiveOn, summary, changes, premiumChangeFen } = endorsement
  return {
    endorsementNo,
    effectiveOn: dayInChinese(effectiveOn),
    summary,
    changes: changes.map(({ item, before, after }) => `${item}：由“${before}”变更为“${after}”`),
    premiumChange: premiumChange(premiumChangeFen),
  }
}

function premiumChange(fen: number): string {
  if (fen === 0) return nothing
  return `${directionOf(fen)} ${amountInFigures(Math.abs(fen))}`
}

/** In words, for a sign is easily overlooked. */
export function directionOf(premiumChangeFen: number): '加收' | '退还' {
  return premiumChangeFen > 0 ? '加收' : '退还'
}
