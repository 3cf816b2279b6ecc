import type { ClauseText } from '@ecenter/contract/policies/clause-text.ts'
import type { PolicyKind } from '@ecenter/contract/policies/policy-kind.ts'
import { accidentClause } from './clauses/accident.ts'
import { carAddOnClauses } from './clauses/car-add-ons.ts'
import { commercialClause } from './clauses/commercial.ts'
import { compulsoryClause } from './clauses/compulsory.ts'
import { liabilityAddOnClauses } from './clauses/liability-add-ons.ts'
import { serviceClause } from './clauses/services.ts'

/** The class of a policy number: compulsory, commercial, accident (decisions, section 6). */
export type ProductCode = 'DZA' | 'DAA' | 'EAC'

interface Product {
  readonly code: ProductCode
  readonly kind: PolicyKind
  readonly name: string
  /** What it is sold under, in the order of the booklet. */
  readonly clauses: readonly ClauseText[]
}

export const products: readonly Product[] = [
  {
    code: 'DZA',
    kind: 'compulsory',
    name: '机动车交通事故责任强制保险',
    clauses: [compulsoryClause],
  },
  {
    code: 'DAA',
    kind: 'commercial',
    name: '机动车商业保险',
    clauses: [commercialClause, ...carAddOnClauses, ...liabilityAddOnClauses, serviceClause],
  },
  { code: 'EAC', kind: 'accident', name: '驾乘人员意外伤害保险', clauses: [accidentClause] },
]
