import type { ImportKind } from './import-kind.ts'

/** So far the clock of the core may be ahead of ours. */
const aheadMs = 10 * 60_000

/** Why rows do not fit that tell of what has not happened yet, by their places in `rows`: local time told as UTC lies eight hours ahead. */
export function momentsToCome(
  { happenedAt }: ImportKind,
  rows: readonly unknown[],
  now: Date,
): ReadonlyMap<number, string> {
  const latest = new Date(now.getTime() + aheadMs)
  return new Map(
    rows.flatMap((row, at): [number, string][] => {
      const found = happenedAt?.(row).find(({ moment }) => moment !== undefined && moment > latest)
      return found === undefined
        ? []
        : [[at, `${found.column}: has not come yet; look at its offset, such as +08:00`]]
    }),
  )
}
