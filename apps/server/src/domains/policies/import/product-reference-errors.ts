import { isCarKind, type PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'
import type { Db } from '../../../platform/database/database.ts'

/** What insures something: a policy, or one that is proposed. */
interface Insuring {
  readonly productCode: string
  readonly vehicle?: object | undefined
  readonly risk?: { readonly kind: string } | undefined
}

/** Why rows do not fit that are of a product: it is not stored, or insures something else. */
export async function productReferenceErrors(
  db: Db,
  rows: readonly Insuring[],
): Promise<Map<number, string>> {
  const products = await db.selectFrom('product').select(['code', 'kind']).execute()
  const kinds = new Map(products.map(({ code, kind }) => [code, kind]))
  return new Map(
    rows.flatMap((row, at) => {
      const referenceError = referenceErrorOf(row, kinds.get(row.productCode))
      return referenceError === undefined ? [] : [[at, referenceError]]
    }),
  )
}

function referenceErrorOf(
  { vehicle, risk }: Insuring,
  kind: PolicyKind | undefined,
): string | undefined {
  if (kind === undefined) return 'productCode: no such product is stored'
  if (isCarKind(kind))
    return vehicle === undefined ? 'vehicle: is missing for this product' : undefined
  return risk?.kind === kind ? undefined : `risk: is not of the product's kind, ${kind}`
}
