import { claimsRows } from './routes/claims-rows.ts'
import { contentRows } from './routes/content-rows.ts'
import { managementRows } from './routes/management-rows.ts'
import type { RouteRow } from './routes/route-row.ts'
import { workRows } from './routes/work-rows.ts'

/** The route table; ways in stand at the side in this order. */
export const routeRows: readonly RouteRow[] = [
  ...workRows,
  ...claimsRows,
  ...contentRows,
  ...managementRows,
]
