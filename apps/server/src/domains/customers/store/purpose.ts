import type { SearchPurpose } from '@ecenter/contract/customers/desk/search-customers.ts'
import { type Clock, latestEnd, secondsAfter } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'

/** Then why one looks is said anew. */
const purposeSeconds = 3600

interface PurposeStore {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
}

export interface ChosenPurpose {
  readonly purpose: SearchPurpose
  readonly endsAt: Date
}

export async function choosePurposeOf(
  { db, clock }: PurposeStore,
  staffId: string,
  purpose: SearchPurpose,
): Promise<ChosenPurpose> {
  const endsAt = secondsAfter(clock.now(), purposeSeconds)
  await db
    .insertInto('staff_purpose')
    .values({ staff_id: staffId, purpose, ends_at: endsAt })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ purpose, ends_at: endsAt }))
    .execute()
  return { purpose, endsAt }
}

export async function purposeOf(
  { db, clock }: PurposeStore,
  staffId: string,
): Promise<ChosenPurpose | undefined> {
  const row = await db
    .selectFrom('staff_purpose')
    .select(['purpose', 'ends_at'])
    .where('staff_id', '=', staffId)
    .where('ends_at', '>', clock.now())
    .where('ends_at', '<=', latestEnd(clock.now(), purposeSeconds))
    .executeTakeFirst()
  return row && { purpose: row.purpose, endsAt: row.ends_at }
}
