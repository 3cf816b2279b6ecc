import {
  findEarlierTerms,
  queryCarPolicy,
  readClauses,
  readOnePolicy,
} from '@ecenter/contract/policies/policy-calls.ts'
import { checkSMSCode } from '@ecenter/contract/verification/proof-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'

const minutes = 60
const main = { car: cars.main, person: people.main }

const service = serviceOfTests()
let visitor: Visitor
let handle: string
beforeEach(async () => {
  await service.passTime(24 * 60 * minutes)
  visitor = newVisitor(service)
  await visitor.open()
  const [row] = await visitor.lookUp(main)
  handle = row?.handle ?? ''
})

async function codeOf(call: typeof queryCarPolicy | typeof findEarlierTerms) {
  return (await visitor.ask(call, { handle })).code
}

test('one code opens everything of the customer that has the same phone on file', async () => {
  const listed = await visitor.lookUp(main)
  await visitor.proveOnFile(handle)
  for (const row of listed) {
    const { policyInfo } = await visitor.get(readOnePolicy, { handle: row.handle })
    expect(policyInfo).toMatchObject({ handle: row.handle, kind: row.kind })
    const { clauses } = await visitor.get(readClauses, { handle: row.handle })
    expect(clauses.map(({ code }) => code)).toEqual(policyInfo.clauses.map(({ code }) => code))
  }
})

test('the clauses are those of the covers that the policy has, what was bought first', async () => {
  await visitor.proveOnFile(handle)
  const { policyInfoList } = await visitor.get(queryCarPolicy, { handle })
  const commercial = policyInfoList.find(({ kind }) => kind === 'commercial')
  const { clauses } = await visitor.get(readClauses, { handle: commercial?.handle ?? '' })
  const codes = clauses.map(({ code }) => code)
  // The main clauses, scratches, wheels, medical costs, holidays, and the services that are given along.
  expect(codes).toEqual(['DAA01', 'DAA11', 'DAA12', 'DAA21', 'DAA23', 'DAA31'])
  expect(commercial?.clauses.map(({ code }) => code)).toEqual(codes)
})

test('a code for one customer’s phone opens nothing of another customer', async () => {
  const [foreign] = await visitor.lookUp({ car: cars.changed, person: people.changed })
  await visitor.proveOnFile(handle)
  const answer = await visitor.ask(queryCarPolicy, { handle: foreign?.handle })
  expect(answer.code).toBe('E3010001')
})

test('a proof lasts an hour at most, however often the details are looked at', async () => {
  await visitor.proveOnFile(handle)
  for (let passed = 0; passed < 60; passed += 10) {
    expect(await codeOf(queryCarPolicy)).toBe('1')
    expect(await codeOf(findEarlierTerms)).toBe('1')
    await service.passTime(10 * minutes)
  }
  expect(await codeOf(queryCarPolicy)).toBe('E3010001')
})

test('a proof gives the browser a new cookie; the old one works a minute longer', async () => {
  const old = visitor.cookie()
  await visitor.proveOnFile(handle)
  expect(visitor.cookie()).not.toBe(old)
  const secondTab = () => service.sessions.find(old)
  const session = await visitor.session()
  expect(session).not.toHaveProperty('cookieReplacedAt')
  expect(await secondTab()).toEqual({ ...session, cookieReplacedAt: service.clock.now() })
  await service.passTime(61)
  expect(await secondTab()).toBeUndefined()
  expect(await codeOf(queryCarPolicy)).toBe('1')
})

test('a guessed code for a phone that is not on file opens nothing', async () => {
  const { sms_code } = await leaveCodeOf('13999999999')
  const proof = { smsCode: sms_code, purpose: 'email-policy', handle }
  expect((await visitor.ask(checkSMSCode, proof)).code).toBe('E3010001')
  expect(await codeOf(queryCarPolicy)).toBe('E3010001')
  const action = { level: 'fresh-code', action: 'email-policy' } as const
  expect(await service.grants.find(await visitor.session(), handle, action)).toBeUndefined()
})

/** What a lucky guesser would have: the code of a phone that the customer does not own. */
async function leaveCodeOf(phone: string) {
  const { db, keys, clock } = service
  const { id } = await visitor.session()
  const sms_code = '314159'
  const row = {
    session_id: id,
    purpose: 'email-policy',
    code_mac: keys.mac('sms-code', id, 'email-policy', handle, sms_code),
    phone_key: keys.searchHash('phone', phone),
    handle,
    expires_at: new Date(clock.now().getTime() + 1000),
    tries: 0,
    used_at: null,
  }
  await db.insertInto('sms_code').values(row).execute()
  return { sms_code }
}
