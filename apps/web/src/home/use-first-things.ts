import { useEffect, useState } from 'react'
import { useRecentOfSession } from '../shell/screen/use-recent-of-session.ts'
import type { RecentThing } from '../state/recent-things.ts'
import type { ActivitiesHere } from './use-activities.ts'

/** Longer than an answer takes on a usual line, and hardly seen. */
const patienceMs = 300

interface FirstThings {
  /** The entries are held back for what stands above them. */
  readonly isWaiting: boolean
  /** What stands above the entries; anything else comes below them. */
  readonly above: { readonly notice: boolean; readonly recent: boolean }
  readonly recent: readonly RecentThing[]
}

const nothing = { notice: false, recent: false }

/**
 * What was known when the entries first showed stands above them; what came later stands below, for it
 * would push them away from under a finger.
 */
export function useFirstThings({ notice, isSettled }: ActivitiesHere): FirstThings {
  const recent = useRecentOfSession()
  const [isOver, setIsOver] = useState(false)
  const [above, setAbove] = useState<FirstThings['above']>()
  const isKnown = isSettled && recent !== undefined

  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])

  if (above === undefined && (isKnown || isOver)) {
    setAbove({ notice: notice !== undefined, recent: recent !== undefined && recent.length > 0 })
  }
  return { isWaiting: above === undefined, above: above ?? nothing, recent: recent ?? [] }
}
