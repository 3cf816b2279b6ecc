import { agency } from '@ecenter/contract/places/place.ts'
import { readClauses, readOnePolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { beforeAll, expect, test } from 'vitest'
import { importerOf, ndjsonOf, writeImport } from '../../../../test/imports.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'
import type { ImportKind } from '../../../imports/import-kind.ts'
import { branches } from '../../places/import/branches.ts'
import { clauses } from './clauses.ts'
import { products } from './products.ts'

const service = serviceOfTests()
let customer: Visitor
let handle: string
let code: string
beforeAll(async () => {
  customer = await newSession(service)
  const [row] = await customer.lookUp({ car: cars.main, person: people.main })
  handle = row?.handle ?? ''
  await customer.proveOnFile(handle)
  const { policyNo } = (await customer.get(readOnePolicy, { handle })).policyInfo
  code = policyNo.slice(1, 4)
})

async function give(kind: ImportKind, ...rows: readonly object[]) {
  const path = await writeImport('rows.ndjson', ndjsonOf(rows))
  return importerOf(service)(path, { kind })
}

async function reasonOf(kind: ImportKind, row: object): Promise<string> {
  return JSON.parse((await give(kind, row)).rejects).rejectedReason
}

async function stored(): Promise<{ kind: string; name: string }> {
  return service.db
    .selectFrom('product')
    .select(['kind', 'name'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
}

const clause = {
  code: 'T-2027',
  title: '示例条款（2027 版）',
  chapters: [{ title: '总则', paragraphs: ['第一条', '第二条'] }],
}

test('a customer reads on their policy what the core tells of its product and clauses', async () => {
  expect((await give(clauses, clause)).progress).toMatchObject({ added: 1, rejected: 0 })
  const basics = [{ label: '保险期间', value: '一年' }]
  const product = { code, ...(await stored()), basics, clauseCodes: [clause.code] }
  expect(await give(products, product)).toMatchObject({ rejects: '', progress: { added: 1 } })
  const { policyInfo } = await customer.get(readOnePolicy, { handle })
  expect(policyInfo).toMatchObject({
    productBasicInfo: basics,
    clauses: [{ code: clause.code, title: clause.title }],
  })

  const worded = { ...clause, chapters: [{ title: '总则', paragraphs: ['唯一一条'] }] }
  expect((await give(clauses, worded)).progress).toMatchObject({ added: 0, changed: 1 })
  expect(await customer.get(readClauses, { handle })).toEqual({ clauses: [worded] })
})

test('a product stays of the kind that its policies are of, and names clauses that are stored', async () => {
  const { name, kind } = await stored()
  expect(await reasonOf(products, { code, name, kind: 'household' })).toBe(
    `kind: is stored as ${kind}, and stays it`,
  )
  expect(await reasonOf(products, { code, name, kind, clauseCodes: ['T-0'] })).toBe(
    'clauseCodes: no clause T-0 is stored',
  )
  expect(await reasonOf(products, { code, name, kind: 'boat' })).toMatch(/^kind: /)
})

const branch = {
  comCode: '13100200',
  comName: '安次支公司',
  areaCode: '13100200',
  address: '银河南路 1 号',
  phone: '0316-2000000',
}

test('a branch is found by its code at once, and changed when it is told otherwise', async () => {
  expect((await customer.ask(agency, { comCode: branch.comCode })).code).toBe('1007')
  await give(branches, branch)
  const { areaCode: _, ...shown } = branch
  expect(await customer.get(agency, { comCode: branch.comCode })).toEqual(shown)
  await give(branches, { ...branch, phone: '0316-2000001' })
  const changed = await customer.get(agency, { comCode: branch.comCode })
  expect(changed).toEqual({ ...shown, phone: '0316-2000001' })
})

test.each([
  [/^comCode: is not eight digits/, { comCode: '1310' }],
  [/^areaCode: is no area of the list/, { areaCode: '99999900' }],
  [/^phone: 电话只有数字和短横/, { phone: '请致电' }],
  [/^comName: /, { comName: '' }],
])('a branch is rejected with its reason: %s', async (reason, wrong) => {
  expect(await reasonOf(branches, { ...branch, ...wrong })).toMatch(reason)
})
