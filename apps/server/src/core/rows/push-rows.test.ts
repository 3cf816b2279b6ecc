import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { citusNodes } from '../../../test/citus/nodes.ts'
import { importerOf, importRows } from '../../../test/imports.ts'
import { packed, policyRow, pusherOf, upsert } from '../../../test/push-rows.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { claimOn } from '../../../test/subjects/claims.ts'
import { storeClaims } from '../../domains/claims/store/store-claims.ts'
import { policies } from '../../domains/policies/import/policies.ts'
import { readPolicies } from '../../domains/policies/store/policy.repository.ts'
import { policyRefOf } from '../../domains/policies/store/store-policies.ts'

const service = serviceOfTests({ demo: false })
const core = pusherOf(service)

interface Numbered {
  readonly policyNo: string
  readonly insured: { readonly idNumber: string }
}

/** As a customer's next read finds it. */
async function read(row: Numbered) {
  const { customer_key: customerKey, policy_id: id } = policyRefOf(service.keys, row)
  const [policy] = await readPolicies(service, [{ kind: 'policy', customerKey, id }])
  return policy
}

test('a row that was accepted is in the next read', async () => {
  const row = policyRow({ premiumFen: 123_400 })
  expect(await core.push('policies', [upsert(row)])).toEqual([
    { line: 1, version: 1, result: 'accepted' },
  ])
  expect(await read(row)).toMatchObject({ policyNo: row.policyNo, premiumFen: 123_400 })
})

test('a batch that is sent twice changes nothing, packed or not', async () => {
  const lines = [upsert(policyRow()), upsert(policyRow())]
  const { answers } = await core.send('policies', packed(lines), { 'content-encoding': 'gzip' })
  expect(answers.map(({ result }) => result)).toEqual(['accepted', 'accepted'])
  expect(await core.push('policies', lines)).toEqual([
    { line: 1, version: 1, result: 'unchanged', stands: 1 },
    { line: 2, version: 1, result: 'unchanged', stands: 1 },
  ])
})

test('of shuffled versions the newest stands, whichever came last', async () => {
  const row = policyRow()
  const versions = [3, 1, 5, 2, 4].map((version) =>
    upsert({ ...row, premiumFen: 1000 * version }, version),
  )
  const answers = await core.push('policies', versions)
  expect(answers.map(({ result, stands }) => [result, stands])).toEqual([
    ['accepted', undefined],
    ['unchanged', 3],
    ['accepted', undefined],
    ['unchanged', 5],
    ['unchanged', 5],
  ])
  expect(await read(row)).toMatchObject({ premiumFen: 5000 })
})

test('a version that says something else than before is refused', async () => {
  const row = policyRow({ premiumFen: 1000 })
  await core.push('policies', [upsert(row, 7)])
  expect(await core.push('policies', [upsert({ ...row, premiumFen: 2000 }, 7)])).toEqual([
    {
      line: 1,
      version: 7,
      result: 'rejected',
      reason: 'version: was told before with other content',
    },
  ])
  expect(await read(row)).toMatchObject({ premiumFen: 1000 })
})

test('two calls that tell of one row at once end as if one had come after the other', async () => {
  const row = policyRow()
  const calls = Array.from({ length: 8 }, (_, at) =>
    core.push('policies', [upsert({ ...row, premiumFen: 100 * (at + 1) }, at + 1)]),
  )
  const answers = (await Promise.all(calls)).flat()
  expect(answers.every(({ result }) => result === 'accepted' || result === 'unchanged')).toBe(true)
  expect(await read(row)).toMatchObject({ premiumFen: 800 })
})

test('one faulty row takes no other with it, and each is told why', async () => {
  const answers = await core.push('policies', [
    upsert(policyRow()),
    upsert(policyRow({ premiumFen: -1 })),
    policyRow(),
    upsert(policyRow({ productCode: 'NONE' })),
    upsert(policyRow()),
  ])
  expect(answers.map(({ result, reason }) => reason ?? result)).toEqual([
    'accepted',
    'premiumFen: is less than 0',
    'operation: is missing; version: is missing',
    'productCode: no such product is stored',
    'accepted',
  ])
})

test('a row that the database refuses takes no other with it', async () => {
  const name = 'x\ud800'
  const broken = upsert(policyRow({ applicant: { name, idNumber: '110199198506151375' } }))
  const answers = await core.push('policies', [upsert(policyRow()), broken, upsert(policyRow())])
  expect([answers[0]?.result, answers[2]?.result]).toEqual(['accepted', 'accepted'])
})

test('a policy that is cancelled stays to be seen, and an older version does not undo it', async () => {
  const row = policyRow()
  await core.push('policies', [upsert(row)])
  const cancel = {
    operation: 'cancel',
    version: 2,
    policyNo: row.policyNo,
    cancelledOn: '2026-11-20',
  }
  expect(await core.push('policies', [cancel, cancel, upsert(row)])).toMatchObject([
    { result: 'accepted' },
    { result: 'unchanged' },
    { result: 'unchanged', stands: 2 },
  ])
  expect(await read(row)).toMatchObject({ cancelledOn: '2026-11-20' })
})

test('a policy that nothing hangs on can be deleted, and comes back by a newer version alone', async () => {
  const row = policyRow()
  await core.push('policies', [upsert(row)])
  const gone = { operation: 'delete', version: 3, policyNo: row.policyNo }
  expect(await core.push('policies', [gone])).toMatchObject([{ result: 'accepted' }])
  expect(await read(row)).toBeUndefined()
  expect(await core.push('policies', [upsert(row, 2), gone])).toMatchObject([
    { result: 'unchanged', stands: 3 },
    { result: 'unchanged' },
  ])
  expect(await read(row)).toBeUndefined()
  await core.push('policies', [upsert(row, 4)])
  expect(await read(row)).toBeDefined()
})

test('a policy with a claim is cancelled, not deleted', async () => {
  const row = policyRow()
  await core.push('policies', [upsert(row)])
  await storeClaims(service, [claimOn({ ...row, endorsements: [] })])
  const reason = 'policyNo: it has claims, so it is cancelled and not deleted'
  expect(
    await core.push('policies', [{ operation: 'delete', version: 2, policyNo: row.policyNo }]),
  ).toMatchObject([{ result: 'rejected', reason }])
  expect(await read(row)).toBeDefined()
})

// Over several servers it waits where nobody sees it.
test.skipIf(citusNodes().length > 0)(
  'a policy whose claim commits while it is being deleted stays with it',
  async () => {
    const row = policyRow()
    await core.push('policies', [upsert(row)])
    let deleted: ReturnType<typeof core.push> | undefined
    await service.db.transaction().execute(async (db) => {
      await storeClaims({ ...service, db }, [claimOn({ ...row, endorsements: [] })])
      deleted = core.push('policies', [{ operation: 'delete', version: 2, policyNo: row.policyNo }])
      await expect
        .poll(async () => {
          const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(service.db)
          return rows.length
        })
        .toBeGreaterThan(0)
    })
    expect(await deleted).toMatchObject([{ result: 'rejected' }])
    expect(await read(row)).toBeDefined()
  },
)

test('what cannot be done with a kind is said', async () => {
  expect(
    await core.push('branches', [{ operation: 'delete', version: 1, comCode: '11010100' }]),
  ).toMatchObject([{ result: 'rejected', reason: 'operation: there is no delete of branches' }])
})

test('a row goes over to another customer only where the core says so', async () => {
  const row = policyRow()
  await core.push('policies', [upsert(row)])
  const insured = { ...row.insured, name: '另一人', idNumber: '110199199003077570' }
  const moved = { ...row, insured }
  expect(await core.push('policies', [upsert(moved, 2)])).toMatchObject([
    {
      result: 'rejected',
      reason: 'insured.idNumber: is another than before; toOtherCustomer: true says so',
    },
  ])
  expect(await core.push('policies', [upsert(moved, 2, { toOtherCustomer: true })])).toMatchObject([
    { result: 'accepted' },
  ])
  expect(await read(row)).toBeUndefined()
  expect(await read(moved)).toBeDefined()
})

test('a file leaves what the core told in a call as it is', async () => {
  const row = policyRow({ premiumFen: 5000 })
  await core.push('policies', [upsert(row, 9)])
  const give = importerOf(service)
  const other = policyRow()
  const changed = { ...row, premiumFen: 1 }
  const { added, rejected, reasons } = await importRows(give, policies, [changed, other])
  expect({ added, rejected }).toEqual({ added: 1, rejected: 1 })
  expect(reasons).toEqual([
    'the core has told version 9 of it by a call, and a file changes none of these',
  ])
  expect(await read(row)).toMatchObject({ premiumFen: 5000 })
  expect(await core.push('policies', [upsert({ ...other, premiumFen: 2 })])).toMatchObject([
    { result: 'accepted' },
  ])
})

test('an event of ours that a row answers is noted once', async () => {
  const answers = randomUUID()
  const row = policyRow()
  await core.push('policies', [upsert(row, 1, { answers }), upsert(row, 2, { answers })])
  const noted = await service.db
    .selectFrom('core_answer')
    .select('event_id')
    .where('event_id', '=', answers)
    .execute()
  expect(noted).toHaveLength(1)
  const [wrong] = await core.push('policies', [upsert(row, 3, { answers: 'x' })])
  expect(wrong).toMatchObject({ reason: 'answers: is no id of an event' })
})

test('each batch leaves its trace with the rows', async () => {
  await core.push('policies', [upsert(policyRow()), { operation: 'upsert' }])
  const traces = await service.db
    .selectFrom('audit_entry')
    .select('outcome')
    .where('event', '=', 'core-rows')
    .execute()
  expect(traces.map(({ outcome }) => outcome)).toContain(
    'policies: 1 accepted, 0 unchanged, 1 rejected',
  )
})
