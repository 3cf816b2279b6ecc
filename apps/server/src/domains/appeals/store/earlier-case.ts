import { secondsAfter } from '../../../platform/clock/clock.ts'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
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
  appeal: Pick<Appeal, 'ref' | 'filedAt'>,
  within: Within,
): Promise<EarlierCase | undefined> {
  const [row] = await rowsJoined(store, appeal, { when: 'before', within })
  return row && openJoined(store, row)
}

/**
 * Whether there is one, where no more than that is told of it: of the whole house, whoever asks, so that list, file and
 * report say the same.
 */
export async function isRepeated(
  store: AppealStore,
  appeal: Pick<Appeal, 'ref' | 'filedAt'>,
): Promise<boolean> {
  return (await rowsJoined(store, appeal, { when: 'before', within: undefined })).length > 0
}

/** All others of the same within that time, before and after; the latest in front. */
export async function joinedCases(
  store: AppealStore,
  appeal: Pick<Appeal, 'ref' | 'filedAt'>,
  within: Within,
): Promise<EarlierCase[]> {
  const rows = await rowsJoined(store, appeal, { when: 'around', within })
  return Promise.all(rows.map((row) => openJoined(store, row)))
}

/** So many are told of one case. */
const joinedAtMost = 20

async function rowsJoined(
  store: AppealStore,
  { ref, filedAt }: Pick<Appeal, 'ref' | 'filedAt'>,
  { when, within }: { readonly when: 'before' | 'around'; readonly within: Within },
) {
  const { claim_customer_key: concerns } = await store.db
    .selectFrom('appeal')
    .select('claim_customer_key')
    .where('customer_key', '=', ref.customerKey)
    .where('id', '=', ref.id)
    .executeTakeFirstOrThrow()
  const seconds = repeatedWithinDays * 86_400
  return store.db
    .selectFrom('appeal')
    .select(['customer_key', 'id'])
    .where(({ or, eb }) =>
      or([
        eb('customer_key', '=', ref.customerKey),
        ...(concerns === null ? [] : [eb('claim_customer_key', '=', concerns)]),
      ]),
    )
    .where('id', '!=', ref.id)
    .where(isWithin('area_code', within))
    .where('filed_at', '<=', when === 'before' ? filedAt : secondsAfter(filedAt, seconds))
    .where('filed_at', '>', secondsAfter(filedAt, -seconds))
    .orderBy('filed_at', 'desc')
    .orderBy('id')
    .limit(when === 'before' ? 1 : joinedAtMost)
    .execute()
}

async function openJoined(
  store: AppealStore,
  row: { readonly customer_key: Buffer; readonly id: string },
): Promise<EarlierCase> {
  const joined = await readAppeal(store, { customerKey: row.customer_key, id: row.id })
  return { caseId: row.id, caseNo: joined.caseNo, filedAt: joined.filedAt }
}
