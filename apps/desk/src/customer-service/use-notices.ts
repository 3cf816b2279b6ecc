import { useEffect, useRef } from 'react'
import { callAttention } from '../shell/frame/call-attention.ts'
import { noteUnread } from '../shell/frame/unread.ts'
import { useChatDesk } from './chat-desk-store.ts'
import { chatsPath } from './chat-paths.ts'
import { type NewChats, newChatsOf, whatCame } from './new-chats.ts'

/** A count in the menu and the title, and a call where more wait than before. */
export function useNotices(): void {
  const lists = useChatDesk((desk) => desk.lists)
  const before = useRef<NewChats>(undefined)
  useEffect(() => {
    if (lists === undefined) return
    const now = newChatsOf(lists)
    noteUnread(chatsPath, now.unread + now.arrived + now.queued)
    const words = before.current && whatCame(before.current, now)
    before.current = now
    if (words !== undefined) callAttention(words)
  }, [lists])
}
