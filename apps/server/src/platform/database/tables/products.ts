import type { PolicyFact } from '@ecenter/contract/policies/policy.ts'
import type { PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'
import type { ColumnType, Generated } from 'kysely'

export interface ProductTables {
  product: ProductTable
  clause: ClauseTable
  product_clause: ProductClauseTable
}

interface ProductTable {
  code: string
  kind: PolicyKind
  name: string
  /** What the product says of itself, in Chinese: who may take it out, waiting days, how to claim. */
  basics: ColumnType<PolicyFact[], string | undefined, string>
}

interface ClauseTable {
  code: string
  title: string
  chapters: { title: string; paragraphs: string[] }[]
  /** Codes of the covers that it is about; none where it is about the whole product. */
  cover_codes: Generated<string[]>
}

interface ProductClauseTable {
  product_code: string
  clause_code: string
  seq: number
}
