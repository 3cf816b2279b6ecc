export interface Progress {
  readonly what: string
  readonly unit: string
  readonly total: number
  readonly done: number
  /** What was done before this began. */
  readonly begun?: number
  readonly seconds: number
}

const barLength = 20

/** How far something is: bar, how many, how many a second, time left. */
export function progressBar({ what, unit, total, done, begun = 0, seconds }: Progress): string {
  const share = Math.min(1, done / total)
  const filled = Math.floor(share * barLength)
  const bar = '█'.repeat(filled) + '░'.repeat(barLength - filled)
  const rate = seconds > 0 ? (done - begun) / seconds : 0
  return [
    `${what} ${bar} ${String(Math.floor(share * 100)).padStart(3)}%`,
    `${grouped(done)} of ${grouped(total)} ${unit}`,
    `${grouped(Math.round(rate))}/s`,
    `${rate > 0 ? timeOf((total - done) / rate) : '–'} left`,
  ].join('  ')
}

export function grouped(count: number): string {
  return count.toLocaleString('en-US')
}

function timeOf(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  if (hours > 0) return `${hours} h ${minutes} min`
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`
}
