import { fetchWhole } from '@ecenter/client/fetch-whole.ts'
import { ownEntry } from '@ecenter/client/own-entry.ts'
import { sessionItems } from '../state/keeping/session-items.ts'
import { reloadPage } from './reload-page.ts'

/** Set from a reload until a page has come: a second reload would bring nothing new. */
const reloadedKey = 'reloadedForNewVersion'

/**
 * After a file of the site did not come: reloads when a newer version has been deployed meanwhile,
 * whose page no longer names what this one is made of. What was typed is kept sealed, and the
 * customer goes on where they were. False when there is no newer one, or a reload did not help.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  const hasReloaded = sessionItems.getItem(reloadedKey) !== null
  if (!mayReload({ entry: ownEntry(), page: await currentPage(), hasReloaded })) return false
  sessionItems.setItem(reloadedKey, '1')
  // Where this cannot be noted, the page would reload for ever.
  if (sessionItems.getItem(reloadedKey) === null) return false
  await reloadPage()
  return true
}

/** A page has come: if a file is missing later, that is news. */
export function noteArrivalOfPage(): void {
  sessionItems.removeItem(reloadedKey)
}

interface Versions {
  /** The script that this page began with. */
  readonly entry: string | undefined
  /** The page as it is served now; undefined when it cannot be fetched. */
  readonly page: string | undefined
  readonly hasReloaded: boolean
}

export function mayReload({ entry, page, hasReloaded }: Versions): boolean {
  if (hasReloaded || entry === undefined || page === undefined) return false
  return !page.includes(`"${entry}"`)
}

async function currentPage(): Promise<string | undefined> {
  try {
    const response = await fetchWhole(location.pathname, { cache: 'no-store' })
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined
  }
}
