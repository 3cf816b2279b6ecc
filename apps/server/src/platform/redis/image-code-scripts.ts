import { type CommandParser, defineScript } from '@redis/client'

/*
 * What PostgreSQL does with image codes in a statement each, in one step that nothing comes between. A code is
 * a hash: `mac` until it is tried, `ends`, how many pictures were `drawn`, and until when its answer has `passed`.
 * Times are judged by the clock that asks; the server only forgets by its own.
 */

export interface KeptImageCode {
  readonly key: string
  readonly mac: string
  readonly ends: number
  /** Of so many pictures no more is drawn. */
  readonly atMost: number
  /** A code that ended by then, or ends later than `latest`, is counted anew. */
  readonly pausedSince: number
  readonly latest: number
  readonly forgetMs: number
}

export const keepImageCodeScript = defineScript({
  SCRIPT: `
local kept = redis.call('HMGET', KEYS[1], 'drawn', 'ends')
local drawn, ends = tonumber(kept[1]), tonumber(kept[2])
if drawn and ends > tonumber(ARGV[4]) and ends <= tonumber(ARGV[5]) then
  if drawn > tonumber(ARGV[3]) then return 0 end
  drawn = drawn + 1
else
  drawn = 1
end
redis.call('HSET', KEYS[1], 'mac', ARGV[1], 'ends', ARGV[2], 'drawn', drawn)
redis.call('PEXPIRE', KEYS[1], ARGV[6])
return 1
`,
  parseCommand(parser: CommandParser, code: KeptImageCode) {
    parser.pushKeysLength([code.key])
    const { ends, atMost, pausedSince, latest, forgetMs } = code
    parser.push(code.mac, ...[ends, atMost, pausedSince, latest, forgetMs].map(String))
  },
  transformReply: isOne,
})

export const tryImageCodeScript = defineScript({
  SCRIPT: `
local kept = redis.call('HMGET', KEYS[1], 'mac', 'ends')
if not kept[1] then return 0 end
redis.call('HDEL', KEYS[1], 'mac')
if tonumber(kept[2]) <= tonumber(ARGV[1]) then return 0 end
for at = 2, #ARGV do
  if ARGV[at] == kept[1] then
    redis.call('HSET', KEYS[1], 'drawn', 0)
    return 1
  end
end
return 0
`,
  parseCommand(parser: CommandParser, key: string, macs: readonly string[], now: number) {
    parser.pushKeysLength([key])
    parser.push(`${now}`, ...macs)
  },
  transformReply: isOne,
})

export const rememberImagePassScript = defineScript({
  SCRIPT: `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], 'passed', ARGV[1])
return 1
`,
  parseCommand(parser: CommandParser, key: string, until: number) {
    parser.pushKeysLength([key])
    parser.push(`${until}`)
  },
  transformReply: isOne,
})

export const spendImagePassScript = defineScript({
  SCRIPT: `
local passed = redis.call('HGET', KEYS[1], 'passed')
if not passed or tonumber(passed) <= tonumber(ARGV[1]) then return 0 end
redis.call('HDEL', KEYS[1], 'passed')
return 1
`,
  parseCommand(parser: CommandParser, key: string, now: number) {
    parser.pushKeysLength([key])
    parser.push(`${now}`)
  },
  transformReply: isOne,
})

function isOne(reply: number): boolean {
  return reply === 1
}
