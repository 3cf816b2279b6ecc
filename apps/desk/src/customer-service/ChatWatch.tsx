import { listChats } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { useEffect } from 'react'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { noteChatEvent } from './chat-desk-store.ts'
import { useNotices } from './use-notices.ts'

const everyMs = 10_000

/** While an agent looks at another page: customers who write or wait are still counted and heard. */
export function ChatWatch() {
  const { value } = useDeskQuery(listChats, {}, { everyMs })
  useEffect(() => {
    if (value !== undefined) noteChatEvent({ lists: value, chats: [] })
  }, [value])
  useNotices()
  return null
}
