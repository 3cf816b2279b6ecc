import { rowsPerPage } from '@ecenter/contract/list-page.ts'

/** The page after this one, if rows are left for it. */
export function nextPageOf(page: number, total: number): number | undefined {
  return page * rowsPerPage < total ? page + 1 : undefined
}

/** Where the rows of a page stand among all. */
export function extentOf(page: number): { readonly limit: number; readonly offset: number } {
  return { limit: rowsPerPage, offset: (page - 1) * rowsPerPage }
}

/** The rows of a page, out of all. */
export function rowsOfPage<Row>(rows: readonly Row[], page: number): Row[] {
  const { offset } = extentOf(page)
  return rows.slice(offset, offset + rowsPerPage)
}
