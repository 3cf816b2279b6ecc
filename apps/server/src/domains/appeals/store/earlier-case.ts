import { secondsAfter } from '../../../platform/clock/clock.ts'
import { type AppealStore, readAppeal } from './appeal.repository.ts'
import type { Appeal } from './appeal.ts'

/** Whoever comes again within so many days complains again. */
const repeatedWithinDays = 180

export interface EarlierCase {
  readonly caseId: string
  readonly caseNo: string
  readonly filedAt: Date
}

/** The latest before this one by the same phone, or about the same claim or customer: this one repeats it. */
export async function earlierCase(
  store: AppealStore,
  { ref, filedAt }: Pick<Appeal, 'ref' | 'filedAt'>,
): Promise<EarlierCase | undefined> {
  const { claim_customer_key: concerns } = await store.db
    .selectFrom('appeal')
    .select('claim_customer_key')
    .where('customer_key', '=', ref.customerKey)
    .where('id', '=', ref.id)
    .executeTakeFirstOrThrow()
  const row = await store.db
    .selectFrom('appeal')
    .select(['customer_key', 'id'])
    .where(({ or, eb }) =>
      or([
        eb('customer_key', '=', ref.customerKey),
        ...(concerns === null ? [] : [eb('claim_customer_key', '=', concerns)]),
      ]),
    )
    .where('id', '!=', ref.id)
    .where('filed_at', '<=', filedAt)
    .where('filed_at', '>', secondsAfter(filedAt, -repeatedWithinDays * 86_400))
    .orderBy('filed_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const earlier = await readAppeal(store, { customerKey: row.customer_key, id: row.id })
  return { caseId: row.id, caseNo: earlier.caseNo, filedAt: earlier.filedAt }
}
