import type { ClauseText } from '@ecenter/contract/policies/policy.ts'
import { ownClauses, type SoldClause } from '../rules/own-clauses.ts'
import { type PolicyStore, readCoverages } from './policy.repository.ts'
import type { Policy } from './policy.ts'

/** The clauses of a policy that was itself read by a grant: of its own covers alone. */
export async function readOwnClauses(
  store: PolicyStore,
  policy: Pick<Policy, 'ref' | 'id' | 'isOwnShareOnly' | 'ownPlan' | 'productCode'>,
): Promise<ClauseText[]> {
  const [sold, coverages] = await Promise.all([
    readClauses(store, policy.productCode),
    readCoverages(store, policy),
  ])
  return ownClauses(sold, coverages)
}

/** The clauses a product is sold under; no customer data, so no grant is asked for. */
export async function readClauses(
  store: Pick<PolicyStore, 'db'>,
  productCode: string,
): Promise<SoldClause[]> {
  return readClausesOf(store, [productCode])
}

/** The same of several products, each with the product that it is of. */
export async function readClausesOf(
  { db }: Pick<PolicyStore, 'db'>,
  productCodes: readonly string[],
): Promise<(SoldClause & { productCode: string })[]> {
  return db
    .selectFrom('product_clause')
    .innerJoin('clause', 'clause.code', 'product_clause.clause_code')
    .where('product_code', 'in', productCodes)
    .orderBy('seq')
    .select(['clause.code', 'clause.title', 'clause.chapters'])
    .select(['clause.cover_codes as coverCodes', 'product_code as productCode'])
    .execute()
}
