import type { Share } from '../platform/config/share-settings.ts'
import { type Caller, sharesOf } from './call-shares.ts'

/** What may come at once, in seconds of the rate. */
const burstSeconds = 10
const forgetsEveryMs = 1000

interface Bucket {
  left: number
  at: number
}

/**
 * How many calls a second one session and one network may make in the long run, however little each of
 * them costs. Counted in the memory of this process: a row for each would cost more than most answers.
 */
export function callRates(perSecond: Share, now: () => number = () => performance.now()) {
  const buckets = new Map<string, Bucket>()
  let forgotAt = now()

  /** Counts one more; false when that is one too many, which then counts nowhere. */
  return (caller: Caller): boolean => {
    const at = now()
    if (at - forgotAt > forgetsEveryMs) forgetFull(at)
    const own = sharesOf(caller, perSecond).map(({ key, atMost }) => filled(key, atMost, at))
    if (own.some(({ left }) => left < 1)) return false
    for (const bucket of own) bucket.left -= 1
    return true
  }

  function filled(name: string, rate: number, at: number): Bucket {
    const most = rate * burstSeconds
    const bucket = buckets.get(name) ?? { left: most, at }
    bucket.left = Math.min(most, bucket.left + ((at - bucket.at) / 1000) * rate)
    bucket.at = at
    buckets.set(name, bucket)
    return bucket
  }

  /** One that nobody took from for so long is full again. */
  function forgetFull(at: number): void {
    forgotAt = at
    for (const [name, bucket] of buckets) {
      if (at - bucket.at > burstSeconds * 1000) buckets.delete(name)
    }
  }
}
