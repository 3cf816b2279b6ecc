import { array, type InferOutput, object, parse, picklist, string } from 'valibot'
import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

const recentThing = object({
  /** The session whose handle it is; another one cannot open it. */
  session: string(),
  handle: string(),
  kind: picklist(['policy', 'claim', 'invoice', 'order']),
  /** What it is called, without a number or a name in full. */
  title: string(),
  /** What tells it from others of that title, masked. */
  note: string(),
  /** The screen that opens it. */
  href: string(),
})
const recentThings = object({ things: array(recentThing) })

/** Something of the customer's own that was opened in this visit. */
export type RecentThing = InferOutput<typeof recentThing>

const thingsAtMost = 4

/** What was opened last, the newest first, for going on where one left. */
export const useRecentThings = keptStore<{ readonly things: readonly RecentThing[] }>(
  { things: [] },
  { name: 'recentThings', place: sealedStorage, accept: (kept) => parse(recentThings, kept) },
)

/** The things with another one before them; each is among them once. */
export function withNewest(
  newest: RecentThing,
  things: readonly RecentThing[],
): readonly RecentThing[] {
  const others = things.filter(
    ({ handle, session }) => handle !== newest.handle && session === newest.session,
  )
  return [newest, ...others].slice(0, thingsAtMost)
}
