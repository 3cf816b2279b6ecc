import type { ClauseText } from '@ecenter/contract/policies/clause-text.ts'
import type { PolicyStore } from './policy.repository.ts'

/** The clauses a product is sold under; no customer data, so no grant is asked for. */
export async function readClauses(
  { db }: Pick<PolicyStore, 'db'>,
  productCode: string,
): Promise<ClauseText[]> {
  return db
    .selectFrom('product_clause')
    .innerJoin('clause', 'clause.code', 'product_clause.clause_code')
    .where('product_code', '=', productCode)
    .orderBy('seq')
    .select(['clause.code', 'clause.title', 'clause.chapters'])
    .execute()
}
