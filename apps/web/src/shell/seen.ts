import { useEffect } from 'react'
import { pageCaller } from '../client/page-session.ts'
import { whenRestored } from '../state/keeping/when-restored.ts'
import { type RecentThing, useRecentThings, withNewest } from '../state/recent-things.ts'

export type Seen = Omit<RecentThing, 'session'>

/** Notes what the page shows once it has come, so that home leads back to it. */
export function useSeen(seen: Seen | undefined): void {
  const { kind, handle, title, note, href } = seen ?? {}
  useEffect(() => {
    if (kind === undefined || handle === undefined || href === undefined) return
    noteSeen({ kind, handle, title: title ?? '', note: note ?? '', href })
  }, [kind, handle, title, note, href])
}

/** Notes what is about to be opened. That it cannot be noted is nobody's trouble. */
export function noteSeen(seen: Seen): void {
  void Promise.all([pageCaller(), whenRestored(useRecentThings)])
    .then(([{ uuid }]) =>
      useRecentThings.setState(({ things }) => ({
        things: withNewest({ ...seen, session: uuid }, things),
      })),
    )
    .catch(() => undefined)
}

/** The end of a number, which tells it from others and opens nothing. */
export function tailOf(number: string): string {
  return `尾号 ${number.slice(-4)}`
}
