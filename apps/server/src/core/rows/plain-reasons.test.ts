import { expect, test } from 'vitest'
import { policyRow, pusherOf, upsert } from '../../../test/push-rows.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { claimOn } from '../../../test/subjects/claims.ts'
import { people } from '../../demo/people.ts'
import { storeClaims } from '../../domains/claims/store/store-claims.ts'
import { answersRoute } from '../answers/answers-route.ts'

const service = serviceOfTests({ demo: false })
const core = pusherOf(service, () => [answersRoute(service)])

async function reasonOf(kind: string, line: object): Promise<string | undefined> {
  const [answer] = await core.push(kind, [line])
  expect(answer?.result).toBe('rejected')
  return answer?.reason
}

function claimRowOn({ policyNo, insured }: ReturnType<typeof policyRow>) {
  return {
    ...{ registNo: 'RDAA202611017000799901', policyNo, insuredIdNumber: insured.idNumber },
    ...{ kind: 'car', accidentType: '追尾', lossTypes: ['own-damage'], insured },
    reporter: { name: insured.name, mobile: people.main.mobile },
    accident: { place: '路口', cause: '跟车过近', course: '追尾前车' },
    accidentAt: '2026-11-19T08:00:00+08:00',
    reportedAt: '2026-11-19T09:00:00+08:00',
    events: [] as object[],
  }
}

test('null is no value, as many a core writes a column that is empty', async () => {
  const row = policyRow()
  const told = { ...row, vehicleTaxFen: null, insured: { ...row.insured, mobile: null } }
  expect(await core.push('policies', [upsert(told)])).toEqual([
    { line: 1, version: 1, result: 'accepted' },
  ])
  expect(await reasonOf('policies', upsert({ ...row, premiumFen: null }, 2))).toBe(
    'premiumFen: is missing',
  )
})

test('what is missing of a line is said to be missing', async () => {
  expect(await reasonOf('policies', policyRow())).toBe('operation: is missing; version: is missing')
  const refused = { answers: '019ab8f2-3c5e-7d41-9a10-5f2c6b7d8e90', result: 'refused' }
  expect(await reasonOf('answers', refused)).toBe('reason: is missing')
})

test('a wrong day is told once', async () => {
  const row = policyRow({ startsOn: '2026/11/01' })
  expect(await reasonOf('policies', upsert(row))).toBe(
    'startsOn: is no day from 1900 to 2199, such as 2026-03-31',
  )
})

test('a word that is none of a list is told with those that there are, in plain words', async () => {
  const row = claimRowOn(policyRow())
  expect(await reasonOf('claims', upsert({ ...row, lossTypes: ['health'] }))).toMatch(
    /^lossTypes\.0: is none of own-damage, third-party-property, /,
  )
  expect(await reasonOf('claims', upsert({ ...row, events: 'none' }))).toBe('events: is no list')
})

test('a policy with a claim stays with its customer, and is said to', async () => {
  const row = policyRow()
  await core.push('policies', [upsert(row)])
  await storeClaims(service, [claimOn({ ...row, endorsements: [] })])
  const insured = { name: '杨志刚', idNumber: '310199197603123010' }
  expect(
    await reasonOf('policies', upsert({ ...row, insured }, 2, { toOtherCustomer: true })),
  ).toBe('policyNo: it has claims, so it stays with its customer')
})

test('what has not come yet is no event: local time told as UTC is eight hours ahead', async () => {
  const policy = policyRow()
  const row = claimRowOn(policy)
  await core.push('policies', [upsert(policy)])
  // Noon in China is 04:00 UTC.
  const survey = { type: 'survey', at: '2026-11-20T12:00:00Z' }
  expect(await reasonOf('claims', upsert({ ...row, events: [survey] }))).toBe(
    'events.0.at: has not come yet; look at its offset, such as +08:00',
  )
  const soon = { type: 'survey', at: '2026-11-20T12:09:00+08:00' }
  expect(await core.push('claims', [upsert({ ...row, events: [soon] })])).toMatchObject([
    { result: 'accepted' },
  ])
})
