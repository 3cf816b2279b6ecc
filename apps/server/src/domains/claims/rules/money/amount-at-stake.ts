import type { Claim } from '../../store/claim.ts'
import { settledFen } from './settlement.ts'

/** What a claim comes to, in fen: as it was settled, or else all that was assessed of its damage; undefined where neither is known. */
export function amountAtStake({
  settlement,
  damages,
}: Pick<Claim, 'settlement' | 'damages'>): number | undefined {
  if (settlement !== undefined) return settledFen(settlement)
  const assessed = damages.flatMap(({ amountFen }) => amountFen ?? [])
  return assessed.length === 0 ? undefined : assessed.reduce((sum, fen) => sum + fen, 0)
}
