import { create } from 'zustand'
import { emptyForTheNext } from '../../client/empty-for-the-next.ts'

interface Unread {
  readonly count: number
  /** What of it no other page counts too. */
  readonly own: number
}

/** How many things wait at a page, by its path: shown at its way in and in the title of the window. */
export const useUnread = create<Readonly<Record<string, Unread | undefined>>>(() => ({}))
emptyForTheNext(useUnread)

export function noteUnread(path: string, count: number, own = count): void {
  useUnread.setState({ [path]: { count, own } })
}

/** Each thing once, though two pages lead to it. */
export function useUnreadTotal(): number {
  return useUnread((all) => Object.values(all).reduce((sum, page) => sum + (page?.own ?? 0), 0))
}
