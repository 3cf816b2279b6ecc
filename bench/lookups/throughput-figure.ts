import type { Figure } from '../figure.ts'
import type { Load } from './load.ts'

/** How many answers the whole service gives in a second, beside bare node with the same work. */
export function throughputFigure(
  what: string,
  { ours, limit }: { readonly ours: Load; readonly limit: Load },
  { beside, atLeast }: { readonly beside: string; readonly atLeast: number },
): Figure {
  const ratio = ours.perSecond / limit.perSecond
  return {
    what,
    ours: Math.round(ours.perSecond),
    unit: '/s',
    beside: [{ name: beside, value: Math.round(limit.perSecond) }],
    ratio,
    reach: `≥ ${atLeast}`,
    isReached: ratio >= atLeast,
  }
}
