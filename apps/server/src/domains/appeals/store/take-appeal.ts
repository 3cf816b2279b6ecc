import { sql } from 'kysely'
import type { StaffMark } from '../../../platform/staff/staff-mark.ts'
import { type AppealStore, handlerContext } from './appeal.repository.ts'
import type { Appeal, AppealRef } from './appeal.ts'

/** Notes who handles an appeal from now on, which its transaction has locked. */
export async function takeAppeal(
  { db, keys }: AppealStore,
  { customerKey, id }: AppealRef,
  { staffId, name, givenBy }: NonNullable<Appeal['handler']>,
): Promise<void> {
  const handler: StaffMark & { givenBy?: string | undefined } = { staffId, name, givenBy }
  await db
    .updateTable('appeal')
    .set({
      handler_id: staffId,
      handler_sealed: keys.seal(handlerContext(id), handler),
      takings: sql`takings + 1`,
    })
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .execute()
}
