import type { Counts } from './ledger.ts'

export interface Progress extends Counts {
  readonly kind: string
  readonly lines: number
  readonly lineDone: number
  /** Where this run began, which is not line 0 if it goes on. */
  readonly lineBegun: number
  readonly seconds: number
}

const barLength = 20

/** How far an import is: bar, lines, lines a second, time left, rejected rows. */
export function progressLine(progress: Progress): string {
  const { kind, lines, lineDone, lineBegun, seconds, rejected } = progress
  const share = Math.min(1, lineDone / lines)
  const filled = Math.floor(share * barLength)
  const bar = '█'.repeat(filled) + '░'.repeat(barLength - filled)
  const rate = seconds > 0 ? (lineDone - lineBegun) / seconds : 0
  const parts = [
    `${kind} ${bar} ${String(Math.floor(share * 100)).padStart(3)}%`,
    `${grouped(lineDone)} of ${grouped(lines)} lines`,
    `${grouped(Math.round(rate))}/s`,
    `${rate > 0 ? timeOf((lines - lineDone) / rate) : '–'} left`,
  ]
  return [...parts, ...(rejected > 0 ? [`${grouped(rejected)} rejected`] : [])].join('  ')
}

/** What became of all rows. */
export function summaryOf({ added, changed, unchanged, rejected }: Counts): string {
  return `${grouped(added)} added, ${grouped(changed)} changed, ${grouped(unchanged)} unchanged, ${grouped(rejected)} rejected`
}

function grouped(count: number): string {
  return count.toLocaleString('en-US')
}

function timeOf(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  if (hours > 0) return `${hours} h ${minutes} min`
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`
}
