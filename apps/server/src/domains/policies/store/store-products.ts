import type { ClauseText, PolicyFact } from '@ecenter/contract/policies/policy.ts'
import type { PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'
import { sql } from 'kysely'
import {
  connectionOf,
  type Reading,
} from '../../../platform/database/connections/connection-within.ts'
import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { SoldClause } from '../rules/own-clauses.ts'

interface ProductStore {
  readonly db: Db
}

/** A product that the insurer sells. */
interface NewProduct {
  readonly code: string
  readonly kind: PolicyKind
  readonly name: string
  /** What it says of itself, in Chinese. */
  readonly basics: readonly PolicyFact[]
  /** What it is sold under, in the order of the booklet. */
  readonly clauseCodes: readonly string[]
}

/** Adds clauses, or writes them anew. */
export async function storeClauses(
  { db }: ProductStore,
  clauses: readonly SoldClause[],
): Promise<void> {
  await db
    .insertInto('clause')
    .values(clauses.map(clauseRow))
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        chapters: ref('excluded.chapters'),
        cover_codes: ref('excluded.cover_codes'),
      })),
    )
    .execute()
}

/** Adds products, or writes them anew, with which clauses they are sold under; those are stored. */
export async function storeProducts(
  { db }: ProductStore,
  products: readonly NewProduct[],
): Promise<void> {
  await db
    .insertInto('product')
    .values(
      products.map(({ clauseCodes: _, basics, ...product }) => ({
        ...product,
        basics: JSON.stringify(basics),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet(({ ref }) => ({
        kind: ref('excluded.kind'),
        name: ref('excluded.name'),
        basics: ref('excluded.basics'),
      })),
    )
    .execute()
  const codes = products.map(({ code }) => code)
  await db.deleteFrom('product_clause').where('product_code', 'in', codes).execute()
  const sold = products.flatMap(({ code, clauseCodes }) =>
    clauseCodes.map((clause_code, seq) => ({ product_code: code, clause_code, seq })),
  )
  if (sold.length > 0) await db.insertInto('product_clause').values(sold).execute()
}

/** The driver would send a list as an SQL array, so the chapters go as the text of their JSON. */
function clauseRow({ code, title, chapters, coverCodes = [] }: SoldClause) {
  return {
    code,
    title,
    chapters: sql<ClauseText['chapters']>`${JSON.stringify(chapters)}::jsonb`,
    cover_codes: [...coverCodes],
  }
}

/** What products say of themselves, by the code of each; no customer data, so no grant is asked for. */
export async function readBasicsOf(
  reading: Reading,
  productCodes: readonly string[],
): Promise<ReadonlyMap<string, PolicyFact[]>> {
  const rows = await selectBasics(connectionOf(reading), productCodes)
  return new Map(rows.map(({ code, basics }) => [code, basics]))
}

const selectBasics = statement<{ code: string; basics: PolicyFact[] }>(
  'read-basics',
  'select code, basics from product where code = any($1)',
)
