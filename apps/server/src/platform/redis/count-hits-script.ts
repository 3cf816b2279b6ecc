import { type CommandParser, defineScript } from '@redis/client'
import { clocksDifferBySeconds } from '../clock/clock.ts'

/** Hits of one counter, and the end of the window that begins where none is open. */
export interface CountedHits {
  readonly key: string
  readonly size: number
  readonly expiresAt: number
}

/**
 * What `count-hits` of PostgreSQL does, in one step that nothing comes between. A counter is
 * `points end`; the end is judged by the clock that counts, and the server only forgets by its own.
 */
const script = `
local now, slack = tonumber(ARGV[1]), tonumber(ARGV[2])
local totals = {}
for at, key in ipairs(KEYS) do
  local size, ends = ARGV[2 * at + 1], ARGV[2 * at + 2]
  local points = tonumber(size)
  local kept = redis.call('GET', key)
  if kept then
    local before, endsBefore = kept:match('^(%d+) (%d+)$')
    if tonumber(endsBefore) > now and tonumber(endsBefore) <= tonumber(ends) + slack then
      points, ends = points + tonumber(before), endsBefore
    end
  end
  redis.call('SET', key, points .. ' ' .. ends, 'PX', math.max(1, tonumber(ends) - now))
  totals[at] = points
end
return totals
`

/** Counts in all of them, and answers the total of each, in their order. */
export const countHitsScript = defineScript({
  SCRIPT: script,
  parseCommand(parser: CommandParser, hits: readonly CountedHits[], now: number) {
    parser.pushKeysLength(hits.map(({ key }) => key))
    parser.push(`${now}`, `${clocksDifferBySeconds * 1000}`)
    for (const { size, expiresAt } of hits) parser.push(`${size}`, `${expiresAt}`)
  },
  transformReply: (totals: number[]) => totals,
})

/** Of what the script has kept: the points, and the end of the window. */
export function readKept(kept: string): { readonly points: number; readonly expiresAt: number } {
  const [points, expiresAt] = kept.split(' ').map(Number)
  return { points: points ?? 0, expiresAt: expiresAt ?? 0 }
}
