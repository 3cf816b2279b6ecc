import type { ClaimSummary } from '@ecenter/contract/claims/claim-progress.ts'
import type { LossType } from './loss-type.ts'
import type { Timeline } from './timeline.ts'
import { wordsOf } from './words-by-kind.ts'

const endings = { paid: '已赔付', refused: '已拒赔', cancelled: '已注销' } as const

/** How a claim stands as a whole, in a word. */
export function statusOf(
  { end, steps }: Timeline,
  lossTypes: readonly LossType[],
): Pick<ClaimSummary, 'status' | 'statusText'> {
  if (end !== undefined) return { status: end.as, statusText: endings[end.as] }
  const kind = steps.at(-1)?.kind ?? 'report'
  if (kind === 'refused' || kind === 'cancelled') throw new Error('an open claim is at its end')
  return { status: 'open', statusText: wordsOf(kind, lossTypes).status }
}
