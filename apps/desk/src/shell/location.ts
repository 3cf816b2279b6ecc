import { useMemo, useSyncExternalStore } from 'react'

type Parameters = Readonly<Record<string, string | undefined>>

/** Where one is at the desk: `#/chats?conversation=…`. Nothing personal stands in an address. */
export interface Place {
  readonly path: string
  readonly parameters: Parameters
}

export function usePlace(): Place {
  const hash = useSyncExternalStore(onNavigation, () => location.hash)
  return useMemo(() => placeOf(hash), [hash])
}

export function placeOf(hash: string): Place {
  const [path, query] = hash.replace(/^#/, '').split('?')
  return { path: path || '/', parameters: Object.fromEntries(new URLSearchParams(query)) }
}

/** For a link: parameters without a value are left out. */
export function hrefOf(path: string, parameters: Parameters = {}): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return given.length === 0 ? `#${path}` : `#${path}?${new URLSearchParams(given)}`
}

export function go(path: string, parameters?: Parameters): void {
  location.hash = hrefOf(path, parameters)
  tellWatching()
}

/** Another thing of the same page, such as the next row of a list: the way back leads out of the page. */
export function goInstead(path: string, parameters?: Parameters): void {
  location.replace(hrefOf(path, parameters))
  tellWatching()
}

/** Whether one is still there: an answer that comes late leads nobody away from where they went since. */
export function isAt({ path, parameters }: Place): boolean {
  const now = placeOf(location.hash)
  return hrefOf(now.path, now.parameters) === hrefOf(path, parameters)
}

const watching = new Set<() => void>()

/** The browser's own event comes a moment later: a box that stands in the address would spring back until then. */
function tellWatching(): void {
  for (const listener of watching) listener()
}

/** One listener for all, so that they are drawn anew together: nothing shows the new place beside the old one. */
function onNavigation(listener: () => void): () => void {
  watching.add(listener)
  addEventListener('hashchange', tellWatching)
  return () => {
    watching.delete(listener)
  }
}
