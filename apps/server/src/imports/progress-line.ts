import { grouped, progressBar } from '../platform/progress/progress-bar.ts'
import type { Counts } from './ledger.ts'

export interface Progress extends Counts {
  readonly kind: string
  readonly lines: number
  readonly lineDone: number
  /** Where this run began, which is not line 0 if it goes on. */
  readonly lineBegun: number
  readonly seconds: number
}

/** How far an import is: bar, lines, lines a second, time left, rejected rows. */
export function progressLine(progress: Progress): string {
  const { kind, lines, lineDone, lineBegun, seconds, rejected } = progress
  const bar = progressBar({
    what: kind,
    unit: 'lines',
    total: lines,
    done: lineDone,
    begun: lineBegun,
    seconds,
  })
  return rejected > 0 ? `${bar}  ${grouped(rejected)} rejected` : bar
}

/** What became of all rows. */
export function summaryOf({ added, changed, unchanged, rejected }: Counts): string {
  return `${grouped(added)} added, ${grouped(changed)} changed, ${grouped(unchanged)} unchanged, ${grouped(rejected)} rejected`
}
