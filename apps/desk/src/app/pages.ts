import { type ComponentType, lazy } from 'react'
import type { RouteRow } from './route-rows.ts'

const pages = new Map<string, ComponentType>()

/** The page of a route, loaded when it is first shown. */
export function pageOf({ path, page }: RouteRow): ComponentType {
  const known = pages.get(path)
  if (known !== undefined) return known
  const loaded = lazy(async () => ({ default: await page() }))
  pages.set(path, loaded)
  return loaded
}
