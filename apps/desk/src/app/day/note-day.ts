import { create } from 'zustand'
import { emptyForTheNext } from '../../client/empty-for-the-next.ts'
import { callAttention } from '../../shell/frame/call-attention.ts'
import { noteUnread } from '../../shell/frame/unread.ts'
import { homePath } from '../../shell/shell-paths.ts'
import { type Counts, countsOfMenu, whatCame } from './what-came.ts'

/** What the next who signs in here has to do is not compared with it. */
const useDayBefore = create<{ readonly counts?: Counts }>(() => ({}))
emptyForTheNext(useDayBefore)

/** Marks what is due in the menu and the title, and calls where something came. */
export function noteDay(counts: Counts): void {
  const { kinds } = counts
  const late = kinds.reduce((sum, each) => sum + each.late, 0)
  const ofChats = kinds.find(({ kind }) => kind === 'chat')?.late ?? 0
  for (const [path, count] of countsOfMenu(counts)) {
    // Chats that are late are among those of their own page in the title already.
    noteUnread(path, count, path === homePath ? late - ofChats : 0)
  }
  const before = useDayBefore.getState().counts
  const came = before && whatCame(before, counts)
  useDayBefore.setState({ counts })
  if (came !== undefined) callAttention(came)
}
