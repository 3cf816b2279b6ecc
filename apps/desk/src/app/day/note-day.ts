import { create } from 'zustand'
import { emptyForTheNext } from '../../client/empty-for-the-next.ts'
import { callAttention } from '../../shell/frame/call-attention.ts'
import { noteUnread } from '../../shell/frame/unread.ts'
import { homePath } from '../../shell/shell-paths.ts'
import { dayKinds } from './day-kinds.ts'
import { type Counts, menuPaths, whatCame } from './what-came.ts'

/** What the next who signs in here has to do is not compared with it. */
const useDayBefore = create<{ readonly counts?: Counts }>(() => ({}))
emptyForTheNext(useDayBefore)

/** Marks what is due in the menu and the title, and calls where something came. */
export function noteDay(counts: Counts): void {
  const { kinds } = counts
  const late = kinds.reduce((sum, each) => sum + each.late, 0)
  const ofChats = kinds.find(({ kind }) => kind === 'chat')?.late ?? 0
  // Chats that are late are among those of their own page in the title already.
  noteUnread(homePath, late, late - ofChats)
  for (const { kind, total } of kinds) {
    const path = menuPaths[kind]
    if (path !== undefined) noteUnread(path, total, 0)
  }
  const before = useDayBefore.getState().counts
  const came = before === undefined ? [] : whatCame(before, counts)
  useDayBefore.setState({ counts })
  if (came.length > 0) callAttention(`新到：${came.map((kind) => dayKinds[kind].name).join('、')}`)
}
