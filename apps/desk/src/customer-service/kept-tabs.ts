import { openChatsAtMost } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { ChatLists } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import { useEffect } from 'react'
import { create } from 'zustand'
import { isOfWhoIsHere, sessionNow } from '../client/desk-session.ts'
import { emptyForTheNext } from '../client/empty-for-the-next.ts'
import { useTakenOver } from '../client/restored-drafts.ts'
import { dropDraft, keepDraft, useDrafts } from '../client/use-drafts.ts'
import { showToast } from '../kit/overlays/toast-store.ts'
import { reopenChats, useChatDesk } from './chat-desk-store.ts'

/** Where the tabs are kept among the drafts, which the service has. */
export const tabsDraft = 'chat-tabs/open'

/** Whether the tabs of before have been opened again: until then none are stored in their place. */
const useReopened = create<{ readonly isDone: boolean }>(() => ({ isDone: false }))
emptyForTheNext(useReopened)

/**
 * Opens the tabs that were open when the desk was left, at whatever computer, and keeps which are open from then
 * on. It begins when the lists are there: they tell which of them can go on.
 */
export function useKeptTabs(): void {
  const isTakenOver = useTakenOver(({ isDone }) => isDone)
  const hasLists = useChatDesk(({ lists }) => lists !== undefined)
  const isReady = isTakenOver && hasLists
  useEffect(() => {
    if (!isReady) return undefined
    return keepTabs()
  }, [isReady])
}

/** Answers how to stop. */
export function keepTabs(): () => void {
  const owner = sessionNow()
  if (!useReopened.getState().isDone) reopenTabs()
  note()
  return useChatDesk.subscribe(note)

  function note(): void {
    // Of whoever has left all tabs are closed, which says nothing of what they had open.
    if (!isOfWhoIsHere(owner)) return
    const { opened: all, active, chats } = useChatDesk.getState()
    // One that was seen to end is missed by nobody.
    const opened = all.filter((chatId) => chats[chatId]?.state.status !== 'ended')
    const kept = keptTabs()
    if (kept.opened.join() === opened.join() && kept.active === active) return
    if (opened.length === 0) dropDraft(tabsDraft)
    else keepDraft(tabsDraft, { opened: opened.join(), active })
  }
}

function reopenTabs(): void {
  useReopened.setState({ isDone: true })
  const { lists, opened } = useChatDesk.getState()
  if (lists === undefined) return
  const kept = keptTabs()
  const { again, leftOut } = tabsToReopen({ ...kept, lists, already: opened })
  if (leftOut > 0) showToast(`上次打开的会话有 ${leftOut} 个已经结束或由别人接待，没有再打开。`)
  const [first] = again
  const active = kept.active !== undefined && again.includes(kept.active) ? kept.active : first
  void reopenChats(again, active)
}

function keptTabs(): { readonly opened: readonly string[]; readonly active: string | undefined } {
  const { opened, active } = useDrafts.getState()[tabsDraft] ?? {}
  return {
    opened: typeof opened === 'string' ? opened.split(',') : [],
    active: typeof active === 'string' ? active : undefined,
  }
}

interface Kept {
  readonly opened: readonly string[]
  /** What has been opened since. */
  readonly already: readonly string[]
  readonly lists: ChatLists
}

/** Which tabs come again: of one's own conversations and of what waits. The others have ended, or somebody has them. */
export function tabsToReopen({ opened, already, lists }: Kept): {
  readonly again: readonly string[]
  readonly leftOut: number
} {
  const listed = new Set([...lists.mine, ...lists.queue, ...lists.left].map(({ chatId }) => chatId))
  const wanted = opened.filter((chatId) => !already.includes(chatId))
  const again = wanted.filter((chatId) => listed.has(chatId))
  return {
    again: again.slice(0, Math.max(0, openChatsAtMost - already.length)),
    leftOut: wanted.length - again.length,
  }
}
