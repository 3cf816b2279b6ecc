import { create } from 'zustand'
import { emptyForTheNext } from './empty-for-the-next.ts'

/** Places of drafts that were begun at another computer, or before a reload, until they are sent or given up. */
export const useRestoredDrafts = create<Readonly<Record<string, true | undefined>>>(() => ({}))
emptyForTheNext(useRestoredDrafts)

/** Whether all that its owner keeps at the service has been read, and stands in `use-drafts.ts`. */
export const useTakenOver = create<{ readonly isDone: boolean }>(() => ({ isDone: false }))
emptyForTheNext(useTakenOver)

export function noteRestored(place: string): void {
  useRestoredDrafts.setState({ [place]: true })
}

export function forgetRestored(place: string): void {
  useRestoredDrafts.setState({ [place]: undefined })
}
