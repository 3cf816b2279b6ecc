import { useEffect, useRef } from 'react'
import { create } from 'zustand'

export interface Shortcut {
  /** One key, or two that are pressed one after the other. */
  readonly keys: readonly [string] | readonly [string, string]
  readonly label: string
}

interface Bound extends Shortcut {
  readonly run: () => void
}

/** What keys do at the moment, in the order in which they came. */
export const useShortcuts = create<{ readonly bound: readonly Bound[] }>(() => ({ bound: [] }))

/** Binds keys as long as the component shows; they do nothing while somebody types. */
export function useShortcut({ keys, label }: Shortcut, run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const [first, second] = keys
  useEffect(() => {
    const own: Bound = {
      keys: second === undefined ? [first] : [first, second],
      label,
      run: () => latest.current(),
    }
    useShortcuts.setState(({ bound }) => ({ bound: [...bound, own] }))
    return () => {
      useShortcuts.setState(({ bound }) => ({ bound: bound.filter((each) => each !== own) }))
    }
  }, [first, second, label])
}
