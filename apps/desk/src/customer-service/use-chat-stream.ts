import type { ChatLists } from '@ecenter/contract/customer-service/desk/chat-row.ts'
import { followChats } from '@ecenter/contract/customer-service/desk/follow-chats.ts'
import { readChatUpTo } from '@ecenter/contract/customer-service/desk/read-chat-up-to.ts'
import { useEffect, useRef } from 'react'
import type { ConnectionState } from '../client/connections.ts'
import { newRequestId } from '../client/request-id.ts'
import { send } from '../client/send.ts'
import { useEvents } from '../client/use-events.ts'
import { noteUnread } from '../shell/unread.ts'
import { lastOfCustomer } from './chat-desk.ts'
import { noteChatEvent, useChatDesk } from './chat-desk-store.ts'
import { beep } from './notice-sound.ts'

/** Follows the lists and every opened conversation, notes what was read, and calls attention to what is new. */
export function useChatStream(): ConnectionState {
  const about = useChatDesk(({ opened, chats }) =>
    opened.filter((chatId) => chats[chatId] !== undefined).join(),
  )
  const state = useEvents(followChats, `chats ${about}`, whatIsKnown, noteChatEvent)
  useReading()
  useNotices()
  return state
}

function whatIsKnown() {
  const { opened, chats } = useChatDesk.getState()
  return {
    opened: opened.flatMap((chatId) => {
      const chat = chats[chatId]
      return chat === undefined ? [] : [{ chatId, seq: chat.knownSeq }]
    }),
  }
}

/** What is on the screen of who has the conversation is read. */
function useReading(): void {
  const active = useChatDesk((desk) => desk.active)
  const seq = useChatDesk(({ chats }) => {
    const chat = active === undefined ? undefined : chats[active]
    return chat?.standing.isMine ? lastOfCustomer(chat) : 0
  })

  useEffect(() => {
    if (active === undefined || seq === 0) return
    const chatId = active
    function read() {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', read)
      void send(readChatUpTo, { chatId, seq }, newRequestId())
    }
    document.addEventListener('visibilitychange', read)
    read()
    return () => document.removeEventListener('visibilitychange', read)
  }, [active, seq])
}

/** A count in the title, and a sound where more wait than before. */
function useNotices(): void {
  const lists = useChatDesk((desk) => desk.lists)
  const before = useRef<Counts>(undefined)
  useEffect(() => {
    if (lists === undefined) return
    const counts = countsOf(lists)
    noteUnread('/chats', counts.unread + counts.queued)
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
