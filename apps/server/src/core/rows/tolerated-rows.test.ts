import { listUnusedValues } from '@ecenter/contract/core/desk/core-at-desk.ts'
import { expect, test } from 'vitest'
import { deskVisitor } from '../../../test/desk-visitor.ts'
import { importerOf, importRows } from '../../../test/imports.ts'
import { policyRow, pusherOf, upsert } from '../../../test/push-rows.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { policies } from '../../domains/policies/import/policies.ts'
import { readPolicies } from '../../domains/policies/store/policy.repository.ts'
import { policyRefOf } from '../../domains/policies/store/store-policies.ts'

const service = serviceOfTests({ demo: false })
const core = pusherOf(service)

async function policyOf(policyNo: string, idNumber: string) {
  const place = policyRefOf(service.keys, { policyNo, insured: { idNumber } })
  const [policy] = await readPolicies(service, [
    { kind: 'policy', customerKey: place.customer_key, id: place.policy_id },
  ])
  return policy
}

function insuredBy(idNumber: string) {
  const row = policyRow()
  return { ...row, insured: { ...row.insured, idNumber } }
}

test('a landline for a mobile number does not lose the policy', async () => {
  const row = policyRow()
  const insured = { ...row.insured, mobile: '010-62345678' }
  expect(await core.push('policies', [upsert({ ...row, insured })])).toEqual([
    {
      line: 1,
      version: 1,
      result: 'accepted',
      unused: [{ column: 'insured.mobile', reason: expect.stringContaining('手机号') }],
    },
  ])
  const stored = await policyOf(row.policyNo, row.insured.idNumber)
  expect(stored?.insured).toEqual({ name: row.insured.name, idNumber: row.insured.idNumber })
})

test('an ID number of 15 digits is found by that of 18', async () => {
  const row = insuredBy('110199850615137')
  const [answer] = await core.push('policies', [upsert(row)])
  expect(answer).toMatchObject({ result: 'accepted', unused: [{ column: 'insured.idNumber' }] })
  expect(await policyOf(row.policyNo, '110199198506151375')).toBeDefined()
})

test('an ID number with a wrong check character is taken as it stands', async () => {
  const row = insuredBy('110199198506151376')
  const [answer] = await core.push('policies', [upsert(row)])
  expect(answer).toMatchObject({ result: 'accepted', unused: [{ column: 'insured.idNumber' }] })
  expect(await policyOf(row.policyNo, '110199198506151376')).toBeDefined()
})

test('columns that there are not are told, wherever they stand, and the row is taken', async () => {
  const row = policyRow()
  const told = { ...row, colour: 'red', insured: { ...row.insured, shoeSize: 42 } }
  const [answer] = await core.push('policies', [upsert(told)])
  expect(answer?.result).toBe('accepted')
  expect(answer?.unused).toEqual([
    { column: 'insured.shoeSize', reason: 'there is no such column' },
    { column: 'colour', reason: 'there is no such column' },
  ])
})

test('what a policy stands on is hard', async () => {
  const row = policyRow()
  const answers = await core.push('policies', [
    upsert({ ...row, startsOn: 'soon' }),
    upsert({ ...row, insured: { ...row.insured, idNumber: '?' } }),
    upsert({ ...row, cancelledOn: 'never' }),
  ])
  expect(answers.map(({ result }) => result)).toEqual(['rejected', 'rejected', 'rejected'])
})

test('what was not used is kept sealed until the core tells it rightly', async () => {
  const row = policyRow()
  const noted = async () => {
    const all = await service.db.selectFrom('unused_value').selectAll().execute()
    return all.filter(({ sealed, row_key }) => {
      const place = `unused-value/${row_key.toString('hex')}`
      return JSON.stringify(service.keys.unseal(place, sealed)).includes(row.policyNo)
    })
  }
  const insured = { ...row.insured, mobile: '12' }
  await core.push('policies', [upsert({ ...row, insured })])
  expect(await noted()).toHaveLength(1)
  expect((await noted())[0]?.sealed.toString('latin1')).not.toContain(row.policyNo)
  await core.push('policies', [upsert(row, 2)])
  expect(await noted()).toHaveLength(0)
})

test('a file has no such leave: it is put right and imported again', async () => {
  const row = policyRow()
  const insured = { ...row.insured, mobile: '12' }
  expect(await importRows(importerOf(service), policies, [{ ...row, insured }])).toMatchObject({
    added: 0,
    rejected: 1,
  })
})

test('supervisors see what was not used, the newest first, with ID numbers masked', async () => {
  const supervisor = await deskVisitor(service, ['supervisor'])
  const row = policyRow()
  await service.passTime(60)
  await core.push('policies', [upsert({ ...row, colour: 'red' })])
  await service.passTime(60)
  const customer = { name: '周青', idNumber: '110199198506151375', mobile: '010-62345678' }
  await core.push('customers', [upsert(customer)])
  const { rows } = await supervisor.get(listUnusedValues, {})
  expect(rows.slice(0, 2)).toMatchObject([
    { kind: 'customers', key: '110***************', unused: [{ column: 'mobile' }] },
    { kind: 'policies', key: row.policyNo, unused: [{ column: 'colour' }] },
  ])
  const agent = await deskVisitor(service, ['agent', 'claims', 'content'])
  await expect(agent.get(listUnusedValues, {})).rejects.toThrow()
})
