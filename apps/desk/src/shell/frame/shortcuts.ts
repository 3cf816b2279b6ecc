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

interface Shortcuts {
  readonly bound: readonly Bound[]
  /** What the page listens for by itself. */
  readonly listed: readonly Shortcut[]
}

/** What keys do at the moment, in the order in which they came. */
export const useShortcuts = create<Shortcuts>(() => ({ bound: [], listed: [] }))

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

/** Lists keys as long as the component shows, which listens for them itself; `own` stays the same list. */
export function useListedShortcuts(own: readonly Shortcut[]): void {
  useEffect(() => {
    useShortcuts.setState(({ listed }) => ({ listed: [...listed, ...own] }))
    return () => {
      useShortcuts.setState(({ listed }) => ({
        listed: listed.filter((each) => !own.includes(each)),
      }))
    }
  }, [own])
}
