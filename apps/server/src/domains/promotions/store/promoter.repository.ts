import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import type { Selectable } from 'kysely'
import { type InferOutput, object, optional, parse, string } from 'valibot'
import type { Db } from '../../../platform/database/database.ts'
import { behind } from '../../../platform/database/lookup-keys/behind-lookup-keys.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { takeCode } from '../../../platform/database/take-code.ts'
import { waitForName } from '../../../platform/database/wait-for-name.ts'
import type { Keys } from '../../../platform/keys/keys.ts'

/** The personal part of a promoter, as it is sealed in its row. */
export const promoterSecrets = object({
  name: string(),
  /** Their phone, which is the promoter's id. */
  phoneNumber: string(),
  cityCode: string(),
  countyAddress: optional(string()),
  comCode: string(),
  groupuserCode: optional(string()),
  projectCode: optional(string()),
})
type PromoterSecrets = InferOutput<typeof promoterSecrets>

/** Who recommends a product by a link of their own. */
export interface Promoter extends PromoterSecrets {
  readonly product: PromotedProduct
  /** The end of their link. */
  readonly code: string
  readonly employeeNo: string
  readonly appliedAt: Date
}

export interface PromoterStore {
  readonly db: Db
  readonly keys: Keys
}

/** Whether and by which link a phone promotes a product. */
export async function findPromoter(
  { db, keys }: PromoterStore,
  { phoneNumber, product }: { readonly phoneNumber: string; readonly product: PromotedProduct },
): Promise<Promoter | undefined> {
  const row = await db
    .selectFrom('promoter')
    .selectAll()
    .where('customer_key', '=', keys.searchHash('phone', phoneNumber))
    .where('product', '=', product)
    .executeTakeFirst()
  return row && promoterOf(keys, row)
}

/** Whose link ends so. */
export async function promoterBehind(
  { db, keys }: PromoterStore,
  code: string,
): Promise<Promoter | undefined> {
  const { lookupKeys, to } = await behind(db, 'promoter_code', [[code]])
  const row = await db
    .selectFrom(lookupKeys)
    .innerJoin('promoter', (join) => join.on(to('promoter')))
    .selectAll('promoter')
    // A code that was left over leads to whoever promotes the product by that phone now.
    .where('promoter.code', '=', code)
    .executeTakeFirst()
  return row && promoterOf(keys, row)
}

/** Makes all who apply with this phone wait for the transaction. */
export async function lockPromoter(
  { db, keys }: PromoterStore,
  phoneNumber: string,
): Promise<void> {
  await waitForName(db, `promoters/${keys.searchHash('phone', phoneNumber).toString('hex')}`)
}

/** Stores a promoter with the code of their link; false where another one has that code. */
export async function storePromoter(
  { db, keys }: PromoterStore,
  promoter: Promoter,
): Promise<boolean> {
  const { product, code, employeeNo, appliedAt } = promoter
  const customerKey = keys.searchHash('phone', promoter.phoneNumber)
  if (!(await takeCode(db, code))) return false
  await db
    .insertInto('promoter')
    .values({
      customer_key: customerKey,
      product,
      code,
      employee_no: employeeNo,
      applied_at: appliedAt,
      sealed: keys.seal(promoterContext(code), parse(promoterSecrets, promoter)),
    })
    .execute()
  await db
    .insertInto('promoter_code')
    .values({ code, customer_key: customerKey, product })
    .execute()
  return true
}

/** Opens a row that was read whole. */
export function promoterOf(keys: Keys, row: Selectable<Tables['promoter']>): Promoter {
  return {
    ...parse(promoterSecrets, keys.unseal(promoterContext(row.code), row.sealed)),
    product: row.product,
    code: row.code,
    employeeNo: row.employee_no,
    appliedAt: row.applied_at,
  }
}

export function promoterContext(code: string): string {
  return `promoter/${code}`
}
