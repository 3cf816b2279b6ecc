import { countDay, followDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import type { DayKind } from '@ecenter/contract/day/desk/day-row.ts'
import { useEffect } from 'react'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { useEvents } from '../../client/use-events.ts'
import { noteDay } from './note-day.ts'

const everyMs = 15_000

/** Follows what is due while the list shows, and tells when to ask for it anew. */
export function useDayStream(kinds: readonly DayKind[], onChange: () => void): void {
  useEvents(
    followDay,
    'day',
    () => ({ kinds: [...kinds] }),
    (counts) => {
      noteDay(counts)
      onChange()
    },
  )
}

/** While another page shows: what is late is still counted at the way to the list. */
export function DayWatch() {
  const { value } = useDeskQuery(countDay, {}, { everyMs })
  useEffect(() => {
    if (value !== undefined) noteDay(value)
  }, [value])
  return null
}
