import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Importer, ndjsonOf, openImporter, writeImport } from '../../../../test/imports.ts'
import { demoPolicies } from '../../../demo/demo-policies.ts'
import { readEndorsements, readPolicies } from '../store/policy.repository.ts'
import { type NewPolicy, policyRefOf } from '../store/store-policies.ts'
import { endorsements } from './endorsements.ts'

const policy = firstPolicy()

let importer: Importer
beforeAll(async () => {
  importer = await openImporter()
  const { endorsements: _, ...row } = policy
  await importer.give(await writeImport('policies.ndjson', ndjsonOf([row])))
})
afterAll(() => importer.close())

const one = {
  endorsementNo: 'EDAA202611010001000011',
  policyNo: policy.policyNo,
  insuredIdNumber: policy.insured.idNumber,
  effectiveOn: '2026-11-20',
  premiumChangeFen: -1200,
  kind: '退还保费',
  summary: '退还保费 12.00 元。',
  changes: [{ item: '保险费', before: '100.00', after: '88.00' }],
}

function firstPolicy(): NewPolicy {
  const [first] = demoPolicies('2026-11-22')
  if (first === undefined) throw new Error('the demo has policies')
  return first
}

async function give(...rows: readonly object[]) {
  const path = await writeImport('endorsements.ndjson', ndjsonOf(rows))
  return importer.give(path, { kind: endorsements })
}

async function stored() {
  const store = { db: importer.database.db, keys: importer.keys }
  const { customer_key, policy_id } = policyRefOf(importer.keys, policy)
  const ref = { kind: 'policy', customerKey: customer_key, id: policy_id } as const
  const [read] = await readPolicies(store, [ref])
  return read && readEndorsements(store, read)
}

test('endorsements are shown with their policy, and replaced when they are told otherwise', async () => {
  expect((await give(one)).progress).toMatchObject({ added: 1, rejected: 0 })
  const { policyNo: _, insuredIdNumber: __, ...told } = one
  expect(await stored()).toEqual([told])

  expect((await give(one)).progress).toMatchObject({ unchanged: 1 })
  expect((await give({ ...one, kind: '保费批减' })).progress).toMatchObject({ changed: 1 })
  expect(await stored()).toEqual([{ ...told, kind: '保费批减' }])
})

test.each([
  ['policyNo: no such policy of this insured is stored', { policyNo: 'PDAA202611010099999999' }],
  ['premiumChangeFen: is no whole number of fen', { premiumChangeFen: 0.5 }],
  ['endorsementNo: is no number of an endorsement (NUMBERS_FILE)', { endorsementNo: 'e1' }],
])('a row is rejected with its reason: %s', async (reason, wrong) => {
  const { rejects } = await give({ ...one, endorsementNo: 'EDAA202611010001000029', ...wrong })
  expect(JSON.parse(rejects).rejectedReason).toBe(reason)
})
