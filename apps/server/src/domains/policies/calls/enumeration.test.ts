import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { findByNumber } from '@ecenter/contract/policies/policy-lookups.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  type Answer,
  type CarFacts,
  factsOf,
  newSession,
  newVisitor,
  type Visitor,
} from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'

const nothingFound = {
  code: '1007',
  message: '没有查到相符的信息，请核对后重新填写。确认无误的，请拨打 95518。',
}
const mine = { car: cars.main, person: people.main }
const unknownCar = { car: { licenseNo: '京A00000' }, person: people.future }

const service = serviceOfTests()
beforeEach(() => service.passTime(24 * 3600))

async function ask(visitor: Visitor, facts: CarFacts): Promise<Answer> {
  const verificationCode = await visitor.readImageCode()
  return visitor.ask(findCarPolicies, { ...factsOf(facts), verificationCode })
}

/** Ten strangers name one plate with wrong ID numbers, each with a browser of their own. */
async function lock(car: CarFacts['car']): Promise<void> {
  for (let time = 0; time < 10; time++)
    await ask(await newSession(service), { car, person: people.future })
}

/** The answer as it travelled, but for its random request id. */
function told({ wire }: Answer) {
  const requestId = 'x'.repeat(wire.json().head.requestId.length)
  return { ...wire.json(), head: { requestId }, bytes: wire.rawPayload.length }
}

test('unknown, not matching and locked are one answer, to the byte', async () => {
  const none = await ask(await newSession(service), unknownCar)
  const mismatch = await ask(await newSession(service), { car: cars.main, person: people.expired })
  await lock(mine.car)
  const locked = await ask(await newSession(service), mine)

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
    const visitor = await newSession(service)
    const verificationCode = await visitor.readImageCode()
    answers.push(await visitor.ask(findByNumber, { ...facts, verificationCode }))
  }
  expect(answers[0]).toMatchObject(nothingFound)
  for (const answer of answers) expect(told(answer)).toEqual(told(answers[0] ?? answer))

  const visitor = await newSession(service)
  const verificationCode = await visitor.readImageCode()
  const found = await visitor.ask(findByNumber, { ...right, policyNo, verificationCode })
  expect(found).toMatchObject({ code: '1' })
})

test('nobody can lock a plate or an ID number without reading pictures', async () => {
  for (let time = 0; time < 12; time++) {
    const verificationCode = time % 2 === 0 ? undefined : '0000'
    const wrong = factsOf({ car: mine.car, person: people.future })
    await (await newSession(service)).ask(findCarPolicies, { ...wrong, verificationCode })
  }
  expect(await ask(await newSession(service), mine)).toMatchObject({ code: '1' })
})

test('who has seen the answer sees it again, locked or not, without a new code', async () => {
  const visitor = await newSession(service)
  await ask(visitor, mine)
  await lock(mine.car)
  expect(await visitor.ask(findCarPolicies, factsOf(mine))).toMatchObject({ code: '1' })
})

test('after two failures a session has to pass a slide captcha as well', async () => {
  const visitor = await newSession(service)
  await ask(visitor, unknownCar)
  await ask(visitor, unknownCar)
  expect(await ask(visitor, mine)).toMatchObject({ code: '1006' })
  await visitor.passSlide()
  expect(await ask(visitor, mine)).toMatchObject({ code: '1' })
})

test('after ten failures a session looks nothing up for an hour', async () => {
  const visitor = await newSession(service)
  for (let time = 0; time < 10; time++) {
    await visitor.passSlide()
    expect(await ask(visitor, unknownCar)).toMatchObject(nothingFound)
  }
  await visitor.passSlide()
  expect(await ask(visitor, mine)).toMatchObject({
    code: 'E3060001',
    message: '查询次数太多，请一小时后再试，或拨打 95518 由客服为您查询。',
  })
  expect(await ask(await newSession(service), mine)).toMatchObject({ code: '1' })
})

/** As if so many lookups from here had found nothing this hour. */
async function failHere(times: number): Promise<void> {
  const address = service.keys.searchHash('address', '127.0.0.1').toString('hex')
  const { limits } = service
  const failures = Array.from({ length: times }, () =>
    limits.take('failedLookupsByAddress', address),
  )
  await Promise.all(failures)
}

test('after fifty failures from one address everybody there has to pass a slide captcha', async () => {
  await failHere(50)
  const visitor = await newSession(service)
  expect(await ask(visitor, mine)).toMatchObject({ code: '1006' })
  await visitor.passSlide()
  expect(await ask(visitor, mine)).toMatchObject({ code: '1' })
})

test('a lookup without an image code is no lookup', async () => {
  const visitor = await newSession(service)
  expect(await visitor.ask(findCarPolicies, factsOf(mine))).toMatchObject({
    code: '1008',
    field: 'verificationCode',
  })
})

test('after a thousand everybody there works for it on top, and is answered; the log tells early', async () => {
  await failHere(1000)
  const alarm = expect.stringMatching(/"limit":"failedLookupsByAddress","count":300,"msg":"alarm"/)
  expect(service.logged.filter((line) => line.includes('"alarm"'))).toEqual([alarm])
  const visitor = await newSession(service)
  await visitor.passSlide()
  const verificationCode = await visitor.readImageCode()
  const facts = { ...factsOf(mine), verificationCode }
  expect(await visitor.ask(findCarPolicies, facts, { isIdle: true })).toMatchObject({
    code: '1011',
  })
  expect(await visitor.ask(findCarPolicies, facts)).toMatchObject({ code: '1' })
})

test('after five thousand nobody there looks anything up for an hour', async () => {
  await failHere(5000)
  expect(await ask(await newSession(service), mine)).toMatchObject({ code: 'E3060001' })

  const elsewhere = newVisitor(service, '203.0.113.1')
  await elsewhere.open()
  expect(await ask(elsewhere, mine)).toMatchObject({ code: '1' })
})
