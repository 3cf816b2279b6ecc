import { type RawBuilder, sql } from 'kysely'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'

/**
 * Holds for an order, or for what goes with it, named by these columns, that a member of staff of a branch may see. An
 * order is of the branches that issued what came of it; until then it is of none, and for all.
 */
export function isOfOrderWithin(
  columns: { readonly customerKey: string; readonly orderId: string },
  within: Within,
): RawBuilder<boolean> {
  if (within === undefined) return sql<boolean>`true`
  return sql<boolean>`not exists (
    select from order_policy as came join policy as issued
      on issued.customer_key = came.customer_key and issued.id = came.policy_id
    where came.customer_key = ${sql.ref(columns.customerKey)}
      and came.order_id = ${sql.ref(columns.orderId)}
      and not ${isWithin('issued.area_code', within)}
  )`
}
