import { demoProducts } from '../../apps/server/src/demo/products.ts'
import { numbered } from './numbered.ts'

const products = demoProducts()
const told = products.map(({ code, kind, name, basics, clauses }) => {
  return { code, kind, name, basics, clauseCodes: clauses.map((clause) => clause.code) }
})
const sold = new Map(products.flatMap(({ clauses }) => clauses).map((each) => [each.code, each]))

/** The same products again and again, each time under other codes, of the clauses of the sample. */
export function* generatedProducts(): Generator<object> {
  for (const [product, number] of numbered(told)) {
    yield { ...product, code: `${product.code}${number}` }
  }
}

export function sampleProducts(): object[] {
  return told
}

/** The same wordings again and again, each time under other codes. */
export function* generatedClauses(): Generator<object> {
  for (const [clause, number] of numbered(sampleClauses())) {
    yield { ...clause, code: `${clause.code}-${number}` }
  }
}

/** All, for products name them. */
export function sampleClauses() {
  return [...sold.values()]
}
