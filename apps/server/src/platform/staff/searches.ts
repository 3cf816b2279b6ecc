import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import type { Staff } from '../calls/desk-handler.ts'
import { tooManyLookups } from '../calls/failure.ts'
import type { LimitRule } from '../limits/limit-rules.ts'
import type { Limits } from '../limits/limits.ts'
import { roleOf } from './reveals.ts'

/** What a role may do more often than another: the table that says so. */
const rules = {
  supervisor: 'customerSearchesBySupervisor',
  claims: 'customerSearchesByHandler',
  agent: 'customerSearchesByAgent',
} as const satisfies Partial<Record<StaffRole, LimitRule>>

/**
 * Counts one more search that tells whose something is, by whatever page; false where it is one too many for the hour
 * of a role, or for a day.
 */
export async function maySearch(
  { limits }: { readonly limits: Limits },
  { id, roles }: Pick<Staff, 'id' | 'roles'>,
): Promise<boolean> {
  const isInHour = await limits.take(rules[roleOf(roles)], id)
  return isInHour && limits.take('customerSearchesByStaffDay', id)
}

/** The same for a page that finds by one number alone: it would be the way around the limits of all others. */
export async function takeSearch(
  services: { readonly limits: Limits },
  staff: Pick<Staff, 'id' | 'roles'>,
): Promise<void> {
  if (await maySearch(services, staff)) return
  throw tooManyLookups('您查找的次数已到上限，请稍后再试。急需的请联系主管。')
}
