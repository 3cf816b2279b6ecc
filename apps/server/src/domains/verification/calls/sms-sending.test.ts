import { getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { getSMSCode } from '@ecenter/contract/verification/verification-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type Answer, newSession, newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'

const minute = 60
const hour = 3600

const service = serviceOfTests()
let visitor: Visitor
let lastMobile = 13_800_000_000
let mobile: string
beforeEach(async () => {
  await service.passTime(24 * hour)
  lastMobile += 1
  mobile = `${lastMobile}`
  visitor = newVisitor(service)
  await visitor.open()
})

async function send(by = visitor): Promise<Answer> {
  await by.passSlide()
  return by.ask(getSMSCode, { mobile, purpose: 'questionnaire' })
}

async function messages(to = mobile): Promise<number> {
  return (await service.outbox.messages()).filter((message) => message.to === to).length
}

test('without a passed captcha no phone rings', async () => {
  const { code, message } = await visitor.ask(getSMSCode, { mobile, purpose: 'questionnaire' })
  expect([code, message]).toEqual(['1006', '请先完成拼图验证。'])
  expect(await messages()).toBe(0)
})

test('a phone gets one code a minute', async () => {
  expect((await send()).code).toBe('1')
  await service.passTime(22.5)
  expect(await send(await newSession(service))).toMatchObject({
    code: 'E0060001',
    message: '验证码刚发过，请等 38 秒再获取。',
    retryAfterSeconds: 38,
  })
  await service.passTime(38)
  expect((await send()).code).toBe('1')
  expect(await messages()).toBe(2)
})

test('a phone gets five codes an hour and ten a day', async () => {
  const codes: string[] = []
  for (let time = 0; time < 12; time++) {
    codes.push((await send(await newSession(service))).code)
    await service.passTime(time === 5 ? hour : minute + 1)
  }
  expect(codes.map((code) => code === '1')).toEqual([
    ...[true, true, true, true, true, false],
    ...[true, true, true, true, true, false],
  ])
  expect(codes[5]).toBe('E0060002')
  await service.passTime(hour)
  expect((await send(await newSession(service))).code).toBe('E0060002')
  await service.passTime(24 * hour)
  expect((await send(await newSession(service))).code).toBe('1')
})

test('a session sends ten codes an hour, to whatever phones', async () => {
  const codes: string[] = []
  for (let time = 0; time < 11; time++) {
    codes.push((await send()).code)
    lastMobile += 1
    mobile = `${lastMobile}`
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => '1'), 'E0060002'])
  expect((await send(await newSession(service))).code).toBe('1')
})

test('from the thirty-first typed phone of an hour on, an address works for each code', async () => {
  const from = '198.51.100.1'
  const sendFrom = async (address: string, isIdle = false) => {
    lastMobile += 1
    mobile = `${lastMobile}`
    const otherVisitor = newVisitor(service, address)
    await otherVisitor.open()
    await otherVisitor.passSlide()
    const asked = { mobile, purpose: 'questionnaire' }
    const ask = () => otherVisitor.ask(getSMSCode, asked, { isIdle })
    return { ask, answered: [(await ask()).code, await messages()] }
  }
  for (let time = 0; time < 30; time++)
    expect((await sendFrom(from, true)).answered).toEqual(['1', 1])
  const idle = await sendFrom(from, true)
  expect([idle.answered, (await idle.ask()).code]).toEqual([['1011', 0], '1011'])
  expect((await sendFrom(from)).answered).toEqual(['1', 1])
  // Nobody works in vain: who has passed no slide is told so before, and the work spends none.
  const slideless = newVisitor(service, from)
  await slideless.open()
  expect((await slideless.ask(getSMSCode, { mobile, purpose: 'questionnaire' })).code).toBe('1006')
  expect((await sendFrom('203.0.113.1', true)).answered).toEqual(['1', 1])

  const knowing = newVisitor(service, from)
  await knowing.open()
  const [row] = await knowing.lookUp({ car: cars.twoCarsPetrol, person: people.twoCars })
  await knowing.passSlide()
  const asked = { handle: row?.handle, purpose: 'open-policy' }
  expect((await knowing.ask(getCentPhoneCode, asked, { isIdle: true })).code).toBe('1')

  await service.passTime(hour)
  expect((await sendFrom(from, true)).answered).toEqual(['1', 1])
})

test('an address that sends by night and day works from the hundred and fifty-first code of a day on', async () => {
  const from = '198.51.100.2'
  for (let time = 0; time < 150; time++) {
    if (time % 25 === 24) await service.passTime(hour)
    lastMobile += 1
    mobile = `${lastMobile}`
    const otherVisitor = newVisitor(service, from)
    await otherVisitor.open()
    expect((await send(otherVisitor)).code).toBe('1')
  }
  await service.passTime(hour)
  lastMobile += 1
  const idle = newVisitor(service, from)
  await idle.open()
  await idle.passSlide()
  const asked = { mobile: `${lastMobile}`, purpose: 'questionnaire' }
  expect((await idle.ask(getSMSCode, asked, { isIdle: true })).code).toBe('1011')
})

test('two hundred visitors who ask at once make a phone ring once', async () => {
  const visitors = await Promise.all(Array.from({ length: 200 }, () => newSession(service)))
  await Promise.all(visitors.map((each) => each.passSlide()))
  const answers = await Promise.all(
    visitors.map((each) => each.ask(getSMSCode, { mobile, purpose: 'questionnaire' })),
  )
  expect(answers.filter(({ code }) => code === '1')).toHaveLength(1)
  expect(await messages()).toBe(1)
})

test('a typed phone that is not the one on file gets the same answer and no code', async () => {
  const [row] = await visitor.lookUp({ car: cars.main, person: people.main })
  const ask = async (typed: string) => {
    await visitor.passSlide()
    const asked = { mobile: typed, purpose: 'open-policy', handle: row?.handle }
    return visitor.ask(getSMSCode, asked)
  }
  const right = await ask(people.main.mobile)
  await service.passTime(minute + 1)
  const wrong = await ask(mobile)
  expect([right.code, wrong.code]).toEqual(['1', '1'])
  expect(Object.keys(wrong.wire.json().body)).toEqual(Object.keys(right.wire.json().body))
  expect(wrong.wire.rawPayload.length).toBe(right.wire.rawPayload.length)
  expect([await messages(people.main.mobile), await messages(mobile)]).toEqual([1, 0])
})

test('a typed phone opens nothing without a policy that was found', async () => {
  await visitor.passSlide()
  const asked = { mobile: people.main.mobile, purpose: 'open-policy' }
  const handle = 'AAAAAAAAAAAAAAAAAAAAAA'
  for (const body of [asked, { ...asked, handle }]) {
    expect((await visitor.ask(getSMSCode, body)).code).toBe('E3010001')
  }
})

test('a policy without a phone on file leads to the hotline', async () => {
  const [row] = await visitor.lookUp({ car: cars.phoneless, person: people.phoneless })
  await visitor.passSlide()
  const asked = { handle: row?.handle, purpose: 'open-policy' }
  expect(await visitor.ask(getCentPhoneCode, asked)).toMatchObject({
    code: '1007',
    message: expect.stringContaining('95518'),
  })
})
