import type { TrackSample } from '@ecenter/contract/verification/proof-calls.ts'

const takesMs = 600
const everyMs = 30

/** A way to x that passes for a hand's: it starts fast and comes to rest. For demos and tests. */
export function madeUpTrack(x: number): TrackSample[] {
  return Array.from({ length: takesMs / everyMs + 1 }, (_, at) => {
    const left = 1 - (at * everyMs) / takesMs
    return { ms: at * everyMs, x: Math.round(x * (1 - left ** 3)) }
  })
}
