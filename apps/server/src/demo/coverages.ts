import type { NewCoverage } from '../domains/policies/store/store-policies.ts'
import type { ImportedPolicy } from './policy-row.ts'
import type { Amount, Product } from './products.ts'

/** What covers are reckoned from: seats, people, the value of a car, a loan in yuan. */
type Facts = Readonly<Record<string, number>>

/** The covers that are told, or those of the product. */
export function coveragesOf(
  { covers, addOns }: Product,
  told: ImportedPolicy['covers'],
  facts: Facts,
): NewCoverage[] {
  const usual = new Map(covers.map(({ code, name }) => [code, name]))
  const chosen = told?.map((cover) => ({
    ...cover,
    name: usual.get(cover.code) ?? addOns[cover.code] ?? '',
    plan: undefined,
  }))
  return (chosen ?? covers).map(({ code, name, plan, limit, note, deductible, premium = 0 }) => ({
    code,
    name,
    ...(plan === undefined ? {} : { plan }),
    note: note?.replace(/\{(\w+)\}/g, (_, fact: string) => String(factOf(facts, fact))),
    limitFen: limit === undefined ? undefined : fenOf(yuanOf(limit, facts)),
    deductible,
    premiumFen: fenOf(yuanOf(premium, facts)),
  }))
}

function yuanOf(amount: Amount, facts: Facts): number {
  if (typeof amount === 'number') return amount
  return amount.plus + factOf(facts, amount.of) * amount.times
}

function factOf(facts: Facts, name: string): number {
  const fact = facts[name]
  if (fact === undefined) throw new Error(`nothing says the ${name} of a policy`)
  return fact
}

export function fenOf(yuan: number): number {
  return Math.round(yuan * 100)
}
