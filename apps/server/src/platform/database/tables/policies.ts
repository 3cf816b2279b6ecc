import type { PolicyFact } from '@ecenter/contract/policies/policy.ts'
import type { PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'
import type { ColumnType, Generated } from 'kysely'

export interface PolicyTables {
  product: ProductTable
  clause: ClauseTable
  product_clause: ProductClauseTable
  policy: PolicyTable
  policy_lookup_key: PolicyLookupKeyTable
  corrected_plate: PolicyPlateTable
  insured_person: InsuredPersonTable
  coverage: CoverageTable
  endorsement: EndorsementTable
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

interface PolicyTable {
  customer_key: Buffer
  id: string
  product_code: string
  /** Groups the policies and terms of one car; null where no car is insured. */
  car_key: Buffer | null
  /** The plate of that car, so that no two cars get the same one; null while it has none. */
  plate_key: Buffer | null
  /** The phone on file; null where none is registered. */
  phone_key: Buffer | null
  /** Of the branch that issued it; null where its number says none. */
  area_code: string | null
  issued_on: string
  starts_on: string
  /** 0 to 23, of the first day. */
  start_hour: Generated<number>
  ends_on: string
  cancelled_on: string | null
  premium_fen: number
  vehicle_tax_fen: number | null
  is_paper_only: boolean
  /** How many people it names; the applicant's staff, a family, or one. */
  insured_count: Generated<number>
  sealed: Buffer
}

interface PolicyLookupKeyTable {
  lookup_key: Buffer
  customer_key: Buffer
  policy_id: string
  /** Set where the lookup key leads to one person's share of a policy that names many. */
  insured_person_id: string | null
  /**
   * Whom the lookup key is about, where it may fit several people: nobody's policies are listed beside a stranger's.
   */
  person_key: Buffer | null
}

/** A plate that a correction here took off the policy or put on it. */
interface PolicyPlateTable {
  customer_key: Buffer
  policy_id: string
  plate_key: Buffer
  /** When it was put on last; null where it was only taken off. */
  put_on_at: Date | null
  sealed: Buffer
}

interface InsuredPersonTable {
  customer_key: Buffer
  policy_id: string
  seq: number
  id: string
  name_key: Buffer
  id_number_key: Buffer
  /** Their own phone; null where none is registered. */
  phone_key: Buffer | null
  joined_on: string | null
  left_on: string | null
  sealed: Buffer
}

interface CoverageTable {
  customer_key: Buffer
  policy_id: string
  seq: number
  /** Whose insured alone have the cover; null where everybody has it. */
  plan: string | null
  code: string
  name: string
  note: string | null
  limit_fen: number | null
  deductible: string | null
  premium_fen: number
}

interface EndorsementTable {
  customer_key: Buffer
  policy_id: string
  id: string
  effective_on: string
  premium_change_fen: number
  sealed: Buffer
}
