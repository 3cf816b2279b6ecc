import type { RouteRow } from './route-rows.ts'

/** The session item that a channel which knows the visitor sets (specification, section 4). */
const loggedIn = '1'

/** The page that a visitor gets: where a route requires a login and there is none, the home page. */
export function guarded(route: RouteRow, loginStatus: string, home: RouteRow): RouteRow {
  return route.requiresLogin === true && loginStatus !== loggedIn ? home : route
}
