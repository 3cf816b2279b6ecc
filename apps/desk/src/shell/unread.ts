import { create } from 'zustand'
import { emptyForTheNext } from '../client/empty-for-the-next.ts'

/** How many things wait at a page, by its path: shown at its way in and in the title of the window. */
export const useUnread = create<Readonly<Record<string, number | undefined>>>(() => ({}))
emptyForTheNext(useUnread)

export function noteUnread(path: string, count: number): void {
  useUnread.setState({ [path]: count })
}

export function useUnreadTotal(): number {
  return useUnread((all) => Object.values(all).reduce<number>((sum, count = 0) => sum + count, 0))
}
