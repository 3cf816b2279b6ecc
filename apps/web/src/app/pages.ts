import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { RouteRow } from './routes.ts'

const modules = import.meta.glob<Record<string, ComponentType>>('../*/*Page.tsx')
const pages = new Map<string, LazyExoticComponent<ComponentType>>()

/** The page of a route, loaded when it is first shown. */
export function pageOf({ page }: RouteRow): LazyExoticComponent<ComponentType> {
  const known = pages.get(page)
  if (known !== undefined) return known
  const loaded = lazy(async () => ({ default: await componentOf(page) }))
  pages.set(page, loaded)
  return loaded
}

/** Specification, section 9: a chunk that does not come is given up after 120 seconds. */
const chunkTimeoutMs = 120_000

async function componentOf(page: string): Promise<ComponentType> {
  const load = modules[`../${page}.tsx`]
  if (load === undefined) throw new Error(`no page ${page}`)
  const module = await Promise.race([load(), timedOut()])
  const component = module[page.slice(page.lastIndexOf('/') + 1)]
  if (component === undefined) throw new Error(`${page} does not export its page`)
  return component
}

function timedOut(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('the page did not come in time')), chunkTimeoutMs)
  })
}
