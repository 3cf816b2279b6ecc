import { findByNumber } from '@ecenter/contract/policies/find-by-number.ts'
import { wapCarProperty } from '@ecenter/contract/policies/wap-car-property.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestParts, type TestParts } from '../../test/test-parts.ts'
import {
  type Answer,
  type CarFacts,
  factsOf,
  newVisitor,
  type Visitor,
} from '../../test/visitor.ts'
import { cars } from '../demo/cars.ts'
import { people } from '../demo/people.ts'

const nothingFound = {
  code: '1007',
  message: '没有查到相符的信息，请核对后重新填写。确认无误的，请拨打 95518。',
}
const mine = { car: cars.main, person: people.main }
const unknownCar = { car: { licenseNo: '京A00000' }, person: people.future }

let service: TestParts
beforeAll(async () => {
  service = await openTestParts()
})
beforeEach(() => service.passTime(3600))
afterAll(() => service.close())

async function newcomer(): Promise<Visitor> {
  const visitor = newVisitor(service)
  await visitor.open()
  return visitor
}

async function ask(visitor: Visitor, facts: CarFacts): Promise<Answer> {
  const verificationCode = await visitor.readImageCode()
  return visitor.ask(wapCarProperty, { ...factsOf(facts), verificationCode })
}

/** Ten strangers ask for one identity, each with a browser of their own. */
async function lockIdentity(facts: CarFacts): Promise<void> {
  for (let time = 0; time < 10; time++) await ask(await newcomer(), facts)
}

/** The answer as it travelled, but for its random request id. */
function told({ wire }: Answer) {
  const requestId = 'x'.repeat(wire.json().head.requestId.length)
  return { ...wire.json(), head: { requestId }, bytes: wire.rawPayload.length }
}

test('unknown, not matching and locked are one answer, to the byte', async () => {
  const none = await ask(await newcomer(), unknownCar)
  const mismatch = await ask(await newcomer(), { car: cars.main, person: people.expired })
  await lockIdentity(mine)
  const locked = await ask(await newcomer(), mine)

  expect(none).toMatchObject(nothingFound)
  expect(told(mismatch)).toEqual(told(none))
  expect(told(locked)).toEqual(told(none))
})

test('the form by policy number tells no more: wrong number, ID or name are one answer', async () => {
  const right = { insuredNumber: people.main.idNumber, insuredName: people.main.name }
  const policyNo = 'PDAA202611010001001370'
  const answers: Answer[] = []
  for (const facts of [
    { ...right, policyNo: 'PDAA202611010009999990' },
    { ...right, policyNo, insuredNumber: people.expired.idNumber },
    { ...right, policyNo, insuredName: people.expired.name },
    { ...right, policyNo, applicantName: people.expired.name },
  ]) {
    const visitor = await newcomer()
    const verificationCode = await visitor.readImageCode()
    answers.push(await visitor.ask(findByNumber, { ...facts, verificationCode }))
  }
  expect(answers[0]).toMatchObject(nothingFound)
  for (const answer of answers) expect(told(answer)).toEqual(told(answers[0] ?? answer))

  const visitor = await newcomer()
  const verificationCode = await visitor.readImageCode()
  const found = await visitor.ask(findByNumber, { ...right, policyNo, verificationCode })
  expect(found).toMatchObject({ code: '1' })
})

test('an identity is looked up ten times an hour, by all visitors together', async () => {
  for (let time = 0; time < 10; time++)
    expect(await ask(await newcomer(), mine)).toMatchObject({ code: '1' })
  expect(await ask(await newcomer(), mine)).toMatchObject(nothingFound)
  await service.passTime(3601)
  expect(await ask(await newcomer(), mine)).toMatchObject({ code: '1' })
})

test('nobody can lock an identity without reading pictures', async () => {
  for (let time = 0; time < 12; time++) {
    const verificationCode = time % 2 === 0 ? undefined : '0000'
    await (await newcomer()).ask(wapCarProperty, { ...factsOf(mine), verificationCode })
  }
  expect(await ask(await newcomer(), mine)).toMatchObject({ code: '1' })
})

test('who has seen the answer sees it again, locked or not, without a new code', async () => {
  const visitor = await newcomer()
  await ask(visitor, mine)
  await lockIdentity(mine)
  expect(await visitor.ask(wapCarProperty, factsOf(mine))).toMatchObject({ code: '1' })
})

test('after two failures a session has to pass a slide captcha as well', async () => {
  const visitor = await newcomer()
  await ask(visitor, unknownCar)
  await ask(visitor, unknownCar)
  expect(await ask(visitor, mine)).toMatchObject({ code: '1006' })
  await visitor.passSlide()
  expect(await ask(visitor, mine)).toMatchObject({ code: '1' })
})

test('after ten failures a session looks nothing up for an hour', async () => {
  const visitor = await newcomer()
  for (let time = 0; time < 10; time++) {
    await visitor.passSlide()
    expect(await ask(visitor, unknownCar)).toMatchObject(nothingFound)
  }
  await visitor.passSlide()
  expect(await ask(visitor, mine)).toMatchObject({
    code: 'E3060001',
    message: '查询次数太多，请一小时后再试，或拨打 95518 由客服为您查询。',
  })
  expect(await ask(await newcomer(), mine)).toMatchObject({ code: '1' })
})

test('after fifty failures from one address everybody there has to pass a slide captcha', async () => {
  const address = service.parts.keys.searchKey('address', '127.0.0.1').toString('hex')
  for (let time = 0; time < 50; time++) {
    await service.parts.limits.take('failedLookupsByAddress', address)
  }
  const visitor = await newcomer()
  expect(await ask(visitor, mine)).toMatchObject({ code: '1006' })
  await visitor.passSlide()
  expect(await ask(visitor, mine)).toMatchObject({ code: '1' })
})

test('a lookup without an image code is no lookup', async () => {
  const visitor = await newcomer()
  expect(await visitor.ask(wapCarProperty, factsOf(mine))).toMatchObject({
    code: '1008',
    field: 'verificationCode',
  })
})

test('whoever cannot read the picture counts nothing against the identity they ask for', async () => {
  const counted = () =>
    service.parts.db
      .selectFrom('counter')
      .select(['key', 'points'])
      .where('key', 'like', 'lookupsByIdentity:%')
      .orderBy('key')
      .execute()
  const before = await counted()
  const blind = newVisitor(service)
  const { licenseNo, identifyNumber } = factsOf({ car: cars.paper, person: people.paper })
  await blind.readImageCode()
  const request = { licenseNo, identifyNumber, verificationCode: '0000' }
  expect(await blind.ask(wapCarProperty, request)).toMatchObject({ code: '1001' })
  expect(await counted()).toEqual(before)
})
