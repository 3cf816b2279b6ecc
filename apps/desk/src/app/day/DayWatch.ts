import {
  countDay,
  type DayCounts,
  type DayKind,
  followDay,
} from '@ecenter/contract/day/desk/day-at-desk.ts'
import { useEffect } from 'react'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { useEvents } from '../../client/use-events.ts'
import { homePath } from '../../shell/shell-paths.ts'
import { noteUnread } from '../../shell/unread.ts'

const everyMs = 15_000

/** Follows what is due while the list shows, and tells when to ask for it anew. */
export function useDayStream(kinds: readonly DayKind[], onChange: () => void): void {
  useEvents(
    followDay,
    'day',
    () => ({ kinds: [...kinds] }),
    (counts) => {
      noteLate(counts)
      onChange()
    },
  )
}

/** While another page shows: what is late is still counted at the way to the list. */
export function DayWatch() {
  const { value } = useDeskQuery(countDay, {}, { everyMs })
  useEffect(() => {
    if (value !== undefined) noteLate(value)
  }, [value])
  return null
}

/** Chats that are late are among those of their own page in the title of the window already. */
function noteLate({ kinds }: Pick<DayCounts, 'kinds'>): void {
  const late = kinds.reduce((sum, each) => sum + each.late, 0)
  const ofChats = kinds.find(({ kind }) => kind === 'chat')?.late ?? 0
  noteUnread(homePath, late, late - ofChats)
}
