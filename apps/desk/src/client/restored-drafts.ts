import { create } from 'zustand'
import { emptyForTheNext } from './empty-for-the-next.ts'

/** Places of drafts that were begun at another computer, or before a reload, until they are sent or given up. */
export const useRestoredDrafts = create<Readonly<Record<string, true | undefined>>>(() => ({}))
emptyForTheNext(useRestoredDrafts)

export function noteRestored(place: string): void {
  useRestoredDrafts.setState({ [place]: true })
}

export function forgetRestored(place: string): void {
  useRestoredDrafts.setState({ [place]: undefined })
}
