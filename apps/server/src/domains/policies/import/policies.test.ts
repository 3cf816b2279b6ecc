import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Importer,
  ndjsonOf,
  openImporter,
  storeProducts,
  writeImport,
} from '../../../../test/imports.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { demoPolicies } from '../../../demo/demo-policies.ts'
import { readCoverages, readPolicies } from '../store/policy.repository.ts'
import { type NewPolicy, storePolicies } from '../store/store-policies.ts'

const told = demoPolicies('2026-11-22')

let importer: Importer
let other: TestDatabase
beforeAll(async () => {
  importer = await openImporter()
  other = await createTestDatabase()
  await storeProducts(other)
})
afterAll(async () => {
  await importer.close()
  await other.drop()
})

function rowOf({ endorsements: _, ...row }: NewPolicy): object {
  return row
}

const tables = ['policy', 'policy_lookup_key', 'insured_person', 'coverage'] as const

/** Rows of a table without what is sealed, which differs each time. */
async function rowsIn({ db }: Pick<TestDatabase, 'db'>, table: (typeof tables)[number]) {
  const rows = await db.selectFrom(table).selectAll().execute()
  return rows.map((row) => JSON.stringify({ ...row, sealed: undefined })).sort()
}

async function expectSameRows(): Promise<void> {
  for (const table of tables) {
    expect(await rowsIn(importer.database, table)).toEqual(await rowsIn(other, table))
  }
}

test('every policy of the demo can be told in a file, and is stored as the demo stores it', async () => {
  const path = await writeImport('policies.ndjson', ndjsonOf(told.map(rowOf)))
  expect(await importer.give(path)).toMatchObject({
    rejects: '',
    fault: undefined,
    progress: { added: told.length, changed: 0, unchanged: 0, rejected: 0 },
  })
  const withoutChanges = told.map((policy) => ({ ...policy, endorsements: [] }))
  await storePolicies({ db: other.db, keys: importer.keys }, withoutChanges)
  await expectSameRows()
})

test('told a second time they change nothing, and told anew with --again nothing either', async () => {
  const path = await writeImport('policies.ndjson', ndjsonOf(told.map(rowOf)))
  expect((await importer.give(path)).progress).toMatchObject({ added: 0, unchanged: told.length })
  const again = await importer.give(path, { isAgain: true })
  expect(again.progress).toMatchObject({ added: 0, changed: told.length })
  await expectSameRows()
})

test('a policy that is told otherwise has its new facts, covers and lookup keys and no old ones', async () => {
  const [first] = told
  if (first?.vehicle === undefined) throw new Error('the first policy insures a car')
  const changed = {
    ...first,
    vehicle: { ...first.vehicle, licenseNo: '京A99999' },
    premiumFen: 12_300,
    coverages: first.coverages.slice(0, 1),
    endorsements: [],
  }
  const path = await writeImport('changed.ndjson', ndjsonOf([rowOf(changed)]))
  expect((await importer.give(path)).progress).toMatchObject({ added: 0, changed: 1 })

  await other.db.deleteFrom('policy').execute()
  await other.db.deleteFrom('policy_lookup_key').execute()
  const now = [changed, ...told.slice(1)].map((policy) => ({ ...policy, endorsements: [] }))
  await storePolicies({ db: other.db, keys: importer.keys }, now)
  await expectSameRows()
})

test('what hangs on a policy stays when it is told otherwise', async () => {
  const store = { db: importer.database.db, keys: importer.keys }
  const { customer_key, id } = await store.db
    .selectFrom('policy')
    .select(['customer_key', 'id'])
    .where('product_code', '=', 'JAA')
    .limit(1)
    .executeTakeFirstOrThrow()
  const place = { customer_key, policy_id: id }
  const endorsement = {
    effective_on: '2026-11-22',
    premium_change_fen: 0,
    sealed: Buffer.from('x'),
  }
  await store.db
    .insertInto('endorsement')
    .values({ ...place, ...endorsement, id })
    .execute()
  const ref = { kind: 'policy', customerKey: customer_key, id } as const
  const [policy] = await readPolicies(store, [ref])
  const before = told.find(({ policyNo }) => policyNo === policy?.policyNo)
  if (before === undefined) throw new Error('the policy was told')

  const path = await writeImport(
    'dearer.ndjson',
    ndjsonOf([rowOf({ ...before, premiumFen: 99_900 })]),
  )
  expect((await importer.give(path)).progress).toMatchObject({ changed: 1 })
  const [after] = await readPolicies(store, [ref])
  expect(after).toMatchObject({ policyNo: before.policyNo, premiumFen: 99_900 })
  expect(after && (await readCoverages(store, after))).toHaveLength(before.coverages.length)
  expect(await store.db.selectFrom('endorsement').selectAll().execute()).toHaveLength(1)
})

test('an applicant who is one of many insured is stored, and finds the whole policy', async () => {
  const family = told.find(({ insuredPeople = [] }) => insuredPeople.length > 1)
  if (family?.insuredPeople === undefined) throw new Error('the demo has a family')
  const [applicant] = family.insuredPeople.filter(
    ({ idNumber }) => idNumber !== family.insured.idNumber,
  )
  if (applicant === undefined) throw new Error('a family is several people')
  const { name, idNumber } = applicant
  const policy = { ...family, policyNo: 'PEAF2026110100987654', applicant: { name, idNumber } }
  const path = await writeImport('family.ndjson', ndjsonOf([rowOf(policy)]))
  expect(await importer.give(path)).toMatchObject({ rejects: '', progress: { added: 1 } })
})

const household = told.find(({ productCode }) => productCode === 'JAA')
const car = told.find(({ productCode }) => productCode === 'DAA')

test.each([
  ['productCode: no such product is stored', { ...car, productCode: 'XXX' }],
  ['vehicle: is missing for this product', { ...household, productCode: 'DAA' }],
  ["risk: is not of the product's kind, household", { ...car, productCode: 'JAA' }],
  ['vehicle, risk: one of them is needed, and only one', { ...car, risk: household?.risk }],
  ['endsOn: is before startsOn', { ...car, endsOn: '2001-01-01' }],
  ['startsOn: is no day from 1900 to 2199', { ...car, startsOn: '2026-02-30' }],
  ['premiumFen: is no whole number of fen', { ...car, premiumFen: 12.5 }],
  ['insured.idNumber: 证件号码是 18 位', { ...car, insured: { ...car?.insured, idNumber: '110' } }],
  ['applicant.name: is missing', { ...car, applicant: { idNumber: car?.applicant.idNumber } }],
  ['licenceNo: ', { ...car, licenceNo: '京A99999' }],
  ['里面有看不见的特殊字符', { ...car, specialAgreements: ['a\u0000b'] }],
  ['coverages: has no cover', { ...car, coverages: [] }],
])('a row is rejected with its reason: %s', async (reason, row) => {
  const rejected = { ...row, endorsements: undefined, policyNo: 'PDAA20261101009876543' }
  const path = await writeImport('wrong.ndjson', ndjsonOf([rejected]))
  const { progress, rejects } = await importer.give(path)
  expect(progress).toMatchObject({ added: 0, changed: 0, rejected: 1 })
  expect(JSON.parse(rejects).rejectedReason).toContain(reason)
})

test('a policy never goes over to another customer', async () => {
  const [otherVisitor] = told.filter(({ insured }) => insured.idNumber !== car?.insured.idNumber)
  const insured = { ...car?.insured, idNumber: otherVisitor?.insured.idNumber }
  const path = await writeImport(
    'moved.ndjson',
    ndjsonOf([{ ...car, insured, endorsements: undefined }]),
  )
  const { rejects } = await importer.give(path)
  expect(JSON.parse(rejects).rejectedReason).toMatch(/^insured\.idNumber: is another than before/)
})
