import { type DeskAccess, isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import type { Db } from '../database/database.ts'

/** Whether all of these still have an account and a role for it: what they asked for may come later. */
export async function mayStill(
  { db }: { readonly db: Db },
  access: DeskAccess,
  staffIds: readonly string[],
): Promise<boolean> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'roles'])
    .where('id', 'in', staffIds)
    .where('disabled_at', 'is', null)
    .execute()
  return staffIds.every((id) => rows.some((row) => row.id === id && isAllowed(access, row.roles)))
}
