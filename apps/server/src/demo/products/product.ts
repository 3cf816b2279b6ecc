import type { PolicyFact } from '@ecenter/contract/policies/policy.ts'
import type { SoldClause } from '../../domains/policies/rules/own-clauses.ts'
import type { PolicyClass } from '../../platform/numbers/usual-numbers.ts'

export interface Product {
  readonly code: PolicyClass
  readonly name: string
  /** What it says of itself, whoever takes it out. */
  readonly basics: readonly PolicyFact[]
  /** What it is sold under, in the order of the booklet. */
  readonly clauses: readonly SoldClause[]
  /** Printed on every policy of it. */
  readonly agreements: readonly string[]
}

interface Basics {
  readonly holders: string
  readonly term: string
  /** Days without cover at the beginning; most products have none. */
  readonly waiting?: string
  /** What a claim takes. */
  readonly papers: string
}

/** The filing numbers are the demo's own and can be looked up nowhere. */
export function basicsOf(code: PolicyClass, { holders, term, waiting, papers }: Basics) {
  return [
    { label: '产品备案编号', value: `演示备-${code}-2024-001` },
    { label: '承保对象', value: holders },
    { label: '保险期间', value: term },
    { label: '等待期', value: waiting ?? '无等待期' },
    { label: '理赔材料', value: papers },
    { label: '报案时限', value: '知道事故后 48 小时内报案，材料可在报案后补交' },
  ] satisfies PolicyFact[]
}
