import { rowsPerPage } from '@ecenter/contract/list-page.ts'

/** The page after this one, if rows are left for it. */
export function nextPageOf(page: number, total: number): number | undefined {
  return page * rowsPerPage < total ? page + 1 : undefined
}
