import { findPoliciesOfPerson } from '@ecenter/contract/policies/policies-of-people.ts'
import { readOnePolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { people } from '../../../demo/people.ts'
import { daysAfter } from '../../../platform/clock/clock.ts'

/** Days after the first day of cover on which people of `businesses.ndjson` came and went. */
const joinedAfterDays = 52
const leftAfterDays = 97

const { worker, workerWhoLeft, workerWhoJoined, works } = people

const service = serviceOfTests()
let visitor: Visitor
let term: { startsOn: string; endsOn: string }
beforeAll(async () => {
  const row = await service.db
    .selectFrom('policy')
    .select(['starts_on', 'ends_on'])
    .where('product_code', '=', 'EAG')
    .executeTakeFirstOrThrow()
  term = { startsOn: row.starts_on, endsOn: row.ends_on }
})
beforeEach(async () => {
  await service.passTime(3600)
  visitor = newVisitor(service)
  await visitor.open()
})

async function findAs({ name, idNumber }: { name: string; idNumber: string }) {
  return await visitor.get(findPoliciesOfPerson, {
    insuredName: name,
    identifyNumber: idNumber,
    verificationCode: await visitor.readImageCode(),
  })
}

async function detailFor(person: typeof worker) {
  const { policyInfoList } = await findAs(person)
  const handle = policyInfoList.find(({ kind }) => kind === 'group')?.handle ?? ''
  await visitor.proveOnFile(handle)
  return (await visitor.get(readOnePolicy, { handle })).policyInfo
}

test('who left the staff is covered until the day before, in the list, its counts and the policy', async () => {
  const endDate = daysAfter(term.startsOn, leftAfterDays - 1)
  const { policyInfoList, statusCounts } = await findAs(workerWhoLeft)
  expect(policyInfoList).toMatchObject([{ status: 'expired', startDate: term.startsOn, endDate }])
  expect(statusCounts).toMatchObject({ expired: 1, 'in-force': 0 })
  expect(await detailFor(workerWhoLeft)).toMatchObject({
    status: 'expired',
    startDate: term.startsOn,
    endDate,
  })
})

test('who joined later is covered from that day', async () => {
  const startDate = daysAfter(term.startsOn, joinedAfterDays)
  const shown = { status: 'in-force', startDate, endDate: term.endsOn }
  const { policyInfoList, statusCounts } = await findAs(workerWhoJoined)
  expect(policyInfoList).toMatchObject([shown])
  expect(statusCounts).toMatchObject({ 'in-force': 1, 'not-started': 0 })
  expect(await detailFor(workerWhoJoined)).toMatchObject(shown)
})

test('each of the staff sees the sums of their own plan, and no other’s', async () => {
  const leader = await detailFor(worker)
  expect(leader.coverages).toMatchObject([
    { name: '意外身故、伤残', limit: 80_000_000, note: '方案一，每人限额' },
    { name: '意外医疗', limit: 8_000_000, note: '方案一，每人限额' },
  ])
  const maker = await detailFor(workerWhoJoined)
  expect(maker.coverages).toMatchObject([
    { limit: 60_000_000 },
    { limit: 6_000_000 },
    { name: '意外误工津贴', note: '方案二，每人每日 120 元，最多 90 日' },
  ])
  expect(JSON.stringify([leader, maker])).not.toMatch(/共 ?\d+ ?人|方案三/)
})

test('the company sees the covers of every plan, each with the plan’s name', async () => {
  const { coverages, premium } = await detailFor(works)
  const plans = coverages.map(({ note }) => note?.split('，')[0])
  expect(plans).toEqual(['方案一', '方案一', '方案二', '方案二', '方案二', '方案三', '方案三'])
  expect(new Set(coverages.map(({ code }) => code)).size).toBe(coverages.length)
  expect(premium?.total).toBeGreaterThan(0)
})
