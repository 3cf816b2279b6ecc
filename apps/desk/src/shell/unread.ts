import { create } from 'zustand'

/** How many things wait at a page, by its path: shown at its way in and in the title of the window. */
export const useUnread = create<Readonly<Record<string, number | undefined>>>(() => ({}))

export function noteUnread(path: string, count: number): void {
  useUnread.setState({ [path]: count })
}

export function useUnreadTotal(): number {
  return useUnread((all) => Object.values(all).reduce<number>((sum, count = 0) => sum + count, 0))
}
