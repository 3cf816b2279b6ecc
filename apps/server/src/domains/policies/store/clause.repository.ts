import type { ClauseText } from '@ecenter/contract/policies/policy.ts'
import {
  connectionOf,
  type Reading,
} from '../../../platform/database/connections/connection-within.ts'
import { statement } from '../../../platform/database/statement.ts'
import { type ClauseTitle, ownClauses, type SoldClause } from '../rules/own-clauses.ts'
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
export function readClauses(
  { db }: Pick<PolicyStore, 'db'>,
  productCode: string,
): Promise<SoldClause[]> {
  return db
    .selectFrom('product_clause')
    .innerJoin('clause', 'clause.code', 'product_clause.clause_code')
    .where('product_code', '=', productCode)
    .orderBy('seq')
    .select(['clause.code', 'clause.title', 'clause.chapters'])
    .select('clause.cover_codes as coverCodes')
    .execute()
}

/** What the clauses of these products are called: their words fill pages, and who sees a list reads none. */
export function readClauseTitles(
  reading: Reading,
  productCodes: readonly string[],
): Promise<(ClauseTitle & { readonly productCode: string })[]> {
  return selectTitles(connectionOf(reading), productCodes)
}

const selectTitles = statement<ClauseTitle & { readonly productCode: string }>(
  'read-clause-titles',
  `
  select product_code as "productCode", clause.code, title, cover_codes as "coverCodes"
  from product_clause join clause on clause.code = product_clause.clause_code
  where product_code = any($1) order by seq
`,
)
