import { routeRows } from './route-rows.ts'

/** One screen of the site (specification, section 2). */
export interface RouteRow {
  readonly path: `/${string}`
  /** The page's name, shown in the header and set as the document's title. */
  readonly title: string
  /** The module of the page, below `src/`; it exports a component of the module's own name. */
  readonly page: string
  readonly keywords?: string
  readonly description?: string
  /** Stays as it was left when the customer comes back. */
  readonly isKeptAlive?: boolean
  /** Shown after a submitted form: the browser's back does not lead into the form again. */
  readonly isAfterSubmit?: boolean
  /** Unused by every route, as the specification says; the guard honours it. */
  readonly requiresLogin?: boolean
}

export const routes: readonly RouteRow[] = routeRows

/** The row of a path; an unknown path is the error page's. */
export function routeOf(path: string): RouteRow {
  const row =
    routes.find((each) => each.path === path) ?? routes.find(({ path: at }) => at === '/404')
  if (row === undefined) throw new Error('the route table has no error page')
  return row
}
