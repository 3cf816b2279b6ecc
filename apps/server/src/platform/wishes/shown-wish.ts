import type { WishShown } from '@ecenter/contract/core/wish.ts'
import { minuteInChina, secondsAfter } from '../clock/clock.ts'
import type { Wish } from './wish.ts'
import { statusOf } from './wish-state.ts'

/** What has ended is shown for so long. */
const shownDays = 30

/** How a wish stands, as its customer is shown it; undefined once it ended long ago, or gave place to another. */
export function shownWish(wish: Wish | undefined, now: Date): WishShown | undefined {
  if (wish === undefined) return undefined
  const status = statusOf(wish, now)
  if (status === 'replaced') return undefined
  if (wish.endedAt !== undefined && secondsAfter(wish.endedAt, shownDays * 86_400) <= now)
    return undefined
  const { askedAt, dueAt, askedAgainAt, reason } = wish
  return {
    ...{ status, reason },
    askedAt: minuteInChina(askedAt),
    dueAt: minuteInChina(dueAt),
    askedAgainAt: askedAgainAt && minuteInChina(askedAgainAt),
  }
}
