import {
  array,
  type InferOutput,
  number,
  optional,
  picklist,
  record,
  strictObject,
  string,
  union,
} from 'valibot'
import { type PolicyClass, policyClasses } from '../platform/numbers/usual-numbers.ts'
import { demoClauses } from './clauses.ts'
import { readOne } from './data/read-data.ts'

/** In yuan, as people speak of it; or so many times a fact of the policy, and something beside. */
const amount = union([
  number(),
  strictObject({ of: string(), times: optional(number(), 1), plus: optional(number(), 0) }),
])
export type Amount = InferOutput<typeof amount>

const cover = strictObject({
  code: string(),
  name: string(),
  plan: optional(string()),
  limit: optional(amount),
  note: optional(string()),
  deductible: optional(string()),
  premium: optional(amount),
})

export const product = strictObject({
  code: picklist(Object.keys(policyClasses) as PolicyClass[]),
  name: string(),
  /** What it says of itself, whoever takes it out. */
  basics: array(strictObject({ label: string(), value: string() })),
  /** What it is sold under, in the order of the booklet. */
  clauses: array(string()),
  /** Printed on every policy of it. */
  agreements: array(string()),
  /** What most who take it out have. */
  covers: array(cover),
  /** What they may have beside, by its code. */
  addOns: optional(record(string(), string()), {}),
})

let products: ReturnType<typeof readProducts> | undefined

/** Everything the demo insurer sells; a product's code is the class of its policy numbers. */
export function demoProducts() {
  products ??= readProducts()
  return products
}

export type Product = ReturnType<typeof readProducts>[number]

export function productOf(code: string) {
  const found = demoProducts().find((each) => each.code === code)
  if (found === undefined) throw new Error(`products.json has no ${code}`)
  return found
}

function readProducts() {
  const clauses = new Map(demoClauses().map((clause) => [clause.code, clause]))
  return readOne('products.json', array(product)).map(({ clauses: codes, ...told }) => ({
    ...told,
    kind: policyClasses[told.code],
    clauses: codes.map((code) => {
      const clause = clauses.get(code)
      if (clause === undefined) throw new Error(`no clause ${code}`)
      return clause
    }),
  }))
}
