import type { Clock } from '../../../platform/clock/clock.ts'
import { daysAfter } from '../../../platform/clock/days.ts'
import type { Db } from '../../../platform/database/database.ts'

/** Removes leads that were left more than so many days ago, with their notes, however they stand. */
export async function purgeLeads(db: Db, clock: Clock, keptDays: number): Promise<void> {
  await db
    .deleteFrom('purchase_lead')
    .where('left_on', '<', daysAfter(clock.today(), -keptDays))
    .execute()
}
