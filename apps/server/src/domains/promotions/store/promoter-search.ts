import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import { sql } from 'kysely'
import { daysAfter } from '../../../platform/clock/clock.ts'
import type { ReadDb } from '../../../platform/database/database.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { type Promoter, promoterOf } from './promoter.repository.ts'

export interface PromoterFilter {
  readonly product: PromotedProduct | undefined
  /** The first and the last day in China. */
  readonly from: string | undefined
  readonly to: string | undefined
  /** How the employee number begins; empty for any. */
  readonly employeeNo: string
}

interface PromoterReading {
  readonly db: ReadDb
  readonly keys: Keys
}

interface Slice {
  readonly limit: number
  readonly offset: number
}

/** So many are opened at once, so that others are answered in between. */
const batchSize = 500

/** Part of those who fit, the newest first. */
export async function readPromoters(
  { db, keys }: PromoterReading,
  filter: PromoterFilter,
  { limit, offset }: Slice,
): Promise<Promoter[]> {
  const rows = await fitting(db, filter)
    .selectAll()
    .orderBy('applied_at', 'desc')
    .orderBy('code')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => promoterOf(keys, row))
}

/** How many there are, which opens none. */
export async function countPromoters(
  { db }: Pick<PromoterReading, 'db'>,
  filter: PromoterFilter,
): Promise<number> {
  const { total } = await fitting(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** All who fit, the newest first, opened batch by batch: for what no index can find. */
export async function* everyPromoter(
  store: PromoterReading,
  filter: PromoterFilter,
): AsyncGenerator<Promoter> {
  for (let offset = 0; ; offset += batchSize) {
    const batch = await readPromoters(store, filter, { limit: batchSize, offset })
    yield* batch
    if (batch.length < batchSize) return
  }
}

function fitting(db: ReadDb, { product, from, to, employeeNo }: PromoterFilter) {
  return db
    .selectFrom('promoter')
    .where((eb) =>
      eb.and([
        ...(product === undefined ? [] : [eb('product', '=', product)]),
        ...(from === undefined ? [] : [eb('applied_at', '>=', beginOf(from))]),
        ...(to === undefined ? [] : [eb('applied_at', '<', beginOf(daysAfter(to, 1)))]),
        sql<boolean>`starts_with(employee_no, ${employeeNo.toUpperCase()})`,
      ]),
    )
}

function beginOf(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`)
}
