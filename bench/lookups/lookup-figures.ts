import type { Figure } from '../figure.ts'
import type { Load } from './load.ts'

/** What a lookup has to reach beside bare node with the same SELECT. */
export function lookupFigures(
  what: string,
  { ours, limit }: { readonly ours: Load; readonly limit: Load },
): Figure[] {
  const throughput = ours.perSecond / limit.perSecond
  const slowest = ours.p99 / limit.p99
  return [
    {
      what: `${what}, whole service, 16 clients`,
      ours: Math.round(ours.perSecond),
      unit: '/s',
      beside: [{ name: 'bare node and the same SELECT', value: Math.round(limit.perSecond) }],
      ratio: throughput,
      reach: '≥ 0.65',
      isReached: throughput >= 0.65,
    },
    {
      what: `${what}, whole service, p99`,
      ours: ours.p99,
      unit: 'ms',
      beside: [{ name: 'bare node and the same SELECT', value: limit.p99 }],
      ratio: slowest,
      reach: '≤ 2',
      isReached: slowest <= 2,
    },
  ]
}
