import { create } from 'zustand'

/** Something that moves shows as it was: the last question of how it is now was not answered. */
interface OldShown {
  /** Milliseconds since 1970; undefined where it was asked for on an earlier screen. */
  readonly at: number | undefined
}

export const useOldShown = create<{ readonly all: readonly OldShown[] }>(() => ({ all: [] }))

/** Notes it until what is returned is called. */
export function noteOldShown(at: number | undefined): () => void {
  const old = { at }
  useOldShown.setState(({ all }) => ({ all: [...all, old] }))
  return () => useOldShown.setState(({ all }) => ({ all: all.filter((each) => each !== old) }))
}
