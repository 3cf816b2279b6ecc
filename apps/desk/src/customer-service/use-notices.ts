import type { ChatLists } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { useEffect, useRef } from 'react'
import { noteUnread } from '../shell/unread.ts'
import { useChatDesk } from './chat-desk-store.ts'
import { chatsPath } from './chat-paths.ts'
import { beep } from './notice-sound.ts'

/** A count in the title, and a sound where more wait than before. */
export function useNotices(): void {
  const lists = useChatDesk((desk) => desk.lists)
  const before = useRef<Counts>(undefined)
  useEffect(() => {
    if (lists === undefined) return
    const counts = countsOf(lists)
    noteUnread(chatsPath, counts.unread + counts.queued)
    const isMore =
      before.current !== undefined &&
      (counts.unread > before.current.unread || counts.queued > before.current.queued)
    before.current = counts
    if (isMore) beep()
  }, [lists])
}

type Counts = ReturnType<typeof countsOf>

function countsOf({ mine, queued }: ChatLists) {
  return { unread: mine.reduce((sum, { unread }) => sum + unread, 0), queued }
}
