import { pathOf } from '../shell/location.ts'
import { type RouteRow, routeRows } from './route-rows.ts'

export const routes: readonly RouteRow[] = routeRows

/** The row of a path; an unknown path is the error page's. */
export function routeOf(path: string): RouteRow {
  const row =
    routes.find((each) => each.path === path) ?? routes.find(({ path: at }) => at === '/404')
  if (row === undefined) throw new Error('the route table has no error page')
  return row
}

/** Whether an address within the site has a screen. */
export function isScreen(href: string): boolean {
  const wanted = pathOf(href)
  return routes.some(({ path }) => path === wanted)
}
