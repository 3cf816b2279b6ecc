import type { Figure } from '../figure.ts'
import type { Load } from './load.ts'
import { throughputFigure } from './throughput-figure.ts'

const beside = 'bare node and the same SELECT'

/** What a lookup has to reach beside bare node with the same SELECT. */
export function lookupFigures(
  what: string,
  measured: { readonly ours: Load; readonly limit: Load },
): Figure[] {
  const { ours, limit } = measured
  const slowest = ours.p99 / limit.p99
  return [
    throughputFigure(`${what}, whole service, 16 clients`, measured, { beside, atLeast: 0.65 }),
    {
      what: `${what}, whole service, p99`,
      ours: ours.p99,
      unit: 'ms',
      beside: [{ name: beside, value: limit.p99 }],
      ratio: slowest,
      reach: '≤ 2',
      isReached: slowest <= 2,
    },
  ]
}
