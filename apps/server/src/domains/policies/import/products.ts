import {
  type PolicyKind,
  policyKind,
  unknownKind,
} from '@ecenter/contract/policies/policy-summary.ts'
import { text } from '@ecenter/contract/rules/text.ts'
import {
  array,
  check,
  description,
  type InferOutput,
  is,
  maxLength,
  optional,
  pipe,
  regex,
  strictObject,
  string,
  transform,
} from 'valibot'
import type { ImportKind, ImportStore } from '../../../imports/import-kind.ts'
import type { Db } from '../../../platform/database/database.ts'
import { storeProducts } from '../store/store-products.ts'

const basic = strictObject({ label: text(40, '名称'), value: text(500, '内容') })

const productRow = strictObject({
  code: pipe(text(20, '产品代码'), description('code; tells the product from all others')),
  kind: pipe(
    string(),
    regex(/^[a-z][a-z-]{1,39}$/, 'is not 2 to 40 small letters and hyphens'),
    transform((told): PolicyKind => (is(policyKind, told) ? told : unknownKind)),
    description(
      `one of ${policyKind.options.join(', ')}; any other, such as \`health\`, is taken for ${unknownKind}: its policies go by the name of the product`,
    ),
  ),
  name: pipe(text(60, '产品名称'), description('name, in Chinese')),
  basics: optional(
    pipe(
      array(basic),
      maxLength(40),
      description('what it says of itself, in Chinese: `[{"label", "value"}]`'),
    ),
    [],
  ),
  clauseCodes: optional(
    pipe(
      array(text(40, '条款代码')),
      maxLength(40),
      check((codes) => new Set(codes).size === codes.length, 'names one of them twice'),
      description('codes of clauses that are stored here, in the order of the booklet: `["…"]`'),
    ),
    [],
  ),
})
type Row = InferOutput<typeof productRow>

export const products: ImportKind<Row, Row> = {
  name: 'products',
  words: 'A product that policies are of.',
  schema: productRow,
  keyOf: ({ code }) => code,
  keyColumn: 'code',
  isEverywhere: true,
  referenceErrors: referenceErrorsOf,
  prepare: (_, row) => row,
  store: storeProducts,
}

async function referenceErrorsOf(
  { db }: ImportStore,
  rows: readonly Row[],
): Promise<Map<number, string>> {
  const clauseCodes = await storedClauses(db)
  const kinds = await storedKinds(db)
  return new Map(
    rows.flatMap(({ code, kind, clauseCodes: sold }, at) => {
      const missing = sold.find((clause) => !clauseCodes.has(clause))
      if (missing !== undefined) return [[at, `clauseCodes: no clause ${missing} is stored`]]
      const before = kinds.get(code) ?? kind
      // What policies of it hold would no longer fit it.
      return before === kind ? [] : [[at, `kind: is stored as ${before}, and stays it`]]
    }),
  )
}

async function storedClauses(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('clause').select('code').execute()
  return new Set(rows.map(({ code }) => code))
}

async function storedKinds(db: Db): Promise<ReadonlyMap<string, Row['kind']>> {
  const rows = await db.selectFrom('product').select(['code', 'kind']).execute()
  return new Map(rows.map(({ code, kind }) => [code, kind]))
}
