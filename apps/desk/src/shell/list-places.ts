import { create } from 'zustand'
import { emptyForTheNext } from '../client/empty-for-the-next.ts'
import { hrefOf, type Place } from './location.ts'

/** How each list was left, by its path. */
const useListPlaces = create<Readonly<Record<string, Place['parameters'] | undefined>>>(() => ({}))
emptyForTheNext(useListPlaces)

/** What names one thing is no list. */
export function noteListPlace({ path, parameters }: Place): void {
  if (parameters.id === undefined) useListPlaces.setState({ [path]: parameters })
}

export function hrefOfList(path: string): string {
  return hrefOf(path, useListPlaces.getState()[path])
}
