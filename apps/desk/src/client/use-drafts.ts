import { create } from 'zustand'
import { emptyForTheNext } from './empty-for-the-next.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * What was typed and not sent yet, by its place. It stays when another page is looked at meanwhile;
 * it lies in memory alone, and goes with its owner.
 */
export const useDrafts = create<Readonly<Record<string, Values | undefined>>>(() => ({}))
emptyForTheNext(useDrafts)

export function keepDraft(place: string, values: Values): void {
  useDrafts.setState((all) => ({ [place]: { ...all[place], ...values } }))
}

export function dropDraft(place: string): void {
  useDrafts.setState({ [place]: undefined })
}
