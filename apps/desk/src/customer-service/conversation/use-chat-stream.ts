import { newRequestId } from '@ecenter/client/request-id.ts'
import { followChats, readChatUpTo } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { useEffect } from 'react'
import type { ConnectionState } from '../../client/connections.ts'
import { send } from '../../client/send.ts'
import { useEvents } from '../../client/use-events.ts'
import { lastOfCustomer } from '../chat-desk.ts'
import { noteChatEvent, useChatDesk } from '../chat-desk-store.ts'
import { useNotices } from '../use-notices.ts'

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
    if (!chat?.state.isMine) return 0
    return lastOfCustomer(chat) || (chat.messages.at(-1)?.seq ?? 0)
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
