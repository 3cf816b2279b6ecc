import type { ClaimSummary } from '@ecenter/contract/claims/claim-progress.ts'
import { stepWords } from './step-words.ts'
import type { Timeline } from './timeline.ts'

const endings = { paid: '已赔付', refused: '已拒赔', cancelled: '已注销' } as const

/** How a claim stands as a whole, in a word. */
export function statusOf({ end, steps }: Timeline): Pick<ClaimSummary, 'status' | 'statusText'> {
  if (end !== undefined) return { status: end.as, statusText: endings[end.as] }
  const kind = steps.at(-1)?.kind ?? 'report'
  if (kind === 'refused' || kind === 'cancelled') throw new Error('an open claim is at its end')
  return { status: 'open', statusText: stepWords[kind].status }
}
