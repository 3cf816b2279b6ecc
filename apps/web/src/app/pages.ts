import { type ComponentType, lazy } from 'react'
import { noteArrivalOfPage } from '../client/new-version.ts'
import { rejectAfter } from '../client/reject-after.ts'
import type { RouteRow } from './route-rows.ts'

const modules = import.meta.glob<Record<string, ComponentType>>('../*/*Page.tsx')
const pages = new Map<RouteRow['page'], ComponentType>()

/** The page of a route, loaded when it is first shown. */
export function pageOf(row: RouteRow): ComponentType {
  const { page } = row
  const known = pages.get(page)
  if (known !== undefined) return known
  const loaded = lazy(async () => {
    fetchImports(row)
    return { default: await componentOf(page) }
  })
  pages.set(page, loaded)
  return loaded
}

/**
 * Loads a page before it is shown. index.html already shows the skeleton of the first one, and a
 * fallback of React's stays for 300 ms once it has been shown.
 */
export async function preparePage({ page }: RouteRow): Promise<void> {
  const component = await componentOf(page).catch(() => undefined)
  if (component !== undefined) pages.set(page, component)
}

/** index.html knows which files a page needs, so that none is found only in another; while developing there are none. */
function fetchImports(row: RouteRow): void {
  const fetchFiles: unknown = Reflect.get(globalThis, 'fetchFiles')
  if (typeof fetchFiles === 'function') fetchFiles(row)
}

/** Specification, section 9: a chunk that does not come is given up after 120 seconds. */
const chunkTimeoutMs = 120_000

async function componentOf(page: RouteRow['page']): Promise<ComponentType> {
  const load = typeof page === 'number' ? Object.values(modules)[page] : modules[`../${page}.tsx`]
  if (load === undefined) throw new Error(`no page ${page}`)
  const module = await Promise.race([load(), rejectAfter(chunkTimeoutMs)])
  const [, component] = Object.entries(module).find(([name]) => name.endsWith('Page')) ?? []
  if (component === undefined) throw new Error(`${page} does not export its page`)
  noteArrivalOfPage()
  return component
}
