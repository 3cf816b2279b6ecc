import { startProof } from '@ecenter/contract/person/proof.ts'
import { checkSMSCode } from '@ecenter/contract/verification/proof-calls.ts'
import { getSMSCode } from '@ecenter/contract/verification/verification-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'

const minute = 60
const hour = 3600
const purpose = 'accident'

const service = serviceOfTests()
let networks = 0
let network: string
beforeEach(async () => {
  await service.passTime(24 * hour)
  networks += 1
  network = `198.51.100.${networks}`
})

/** Somebody at the roadside, whose carrier puts others behind the same address. */
async function reporter(address = network): Promise<Visitor> {
  const visitor = newVisitor(service, address)
  await visitor.open()
  return visitor
}

/** How the code was answered, and how often that phone has rung. */
async function ask(by: Visitor, mobile = newPhone(), choices = {}): Promise<[string, number]> {
  const { code } = await by.ask(getSMSCode, { mobile, purpose }, choices)
  return [code, await messages(mobile)]
}

async function messages(to: string): Promise<number> {
  return (await service.outbox.messages()).filter((message) => message.to === to).length
}

test('the code of a report takes work, and neither slide nor picture', async () => {
  const visitor = await reporter()
  expect(await ask(visitor, newPhone(), { isIdle: true })).toEqual(['1011', 0])
  expect(await ask(visitor)).toEqual(['1', 1])
})

test('the third code of a network in an hour takes a slide, whoever asks for it', async () => {
  expect(await ask(await reporter())).toEqual(['1', 1])
  expect(await ask(await reporter())).toEqual(['1', 1])
  const third = await reporter()
  expect(await ask(third)).toEqual(['1006', 0])
  await third.passSlide()
  expect(await ask(third)).toEqual(['1', 1])
  expect(await ask(third)).toEqual(['1006', 0])
  expect(await ask(await reporter('203.0.113.77'))).toEqual(['1', 1])
  await service.passTime(hour)
  expect(await ask(await reporter())).toEqual(['1', 1])
})

test('codes of reports and of proofs by phone count together', async () => {
  const body = { mobile: newPhone(), agreedTo: '2026-11' }
  expect((await (await reporter()).ask(startProof, body)).code).toBe('1')
  expect(await ask(await reporter())).toEqual(['1', 1])
  expect(await ask(await reporter())).toEqual(['1006', 0])
  const asked = { ...body, mobile: newPhone() }
  expect((await (await reporter()).ask(startProof, asked)).code).toBe('1006')
})

test('who has just proven a phone here slides no more, whatever their network does', async () => {
  const visitor = await reporter()
  expect(await ask(visitor)).toEqual(['1', 1])
  await visitor.get(checkSMSCode, { smsCode: await visitor.readSms(), purpose })
  await ask(await reporter())
  expect(await ask(visitor)).toEqual(['1', 1])
})

test('a phone rings once a minute, five times an hour and ten a day, and who came too early keeps the slide', async () => {
  const mobile = newPhone()
  expect(await ask(await reporter(), mobile)).toEqual(['1', 1])
  await ask(await reporter())
  const third = await reporter()
  await third.passSlide()
  expect(await third.ask(getSMSCode, { mobile, purpose })).toMatchObject({
    code: 'E0060001',
    retryAfterSeconds: minute,
  })
  await service.passTime(minute)
  expect(await ask(third, mobile)).toEqual(['1', 2])
  const rings: number[] = []
  for (let time = 0; time < 11; time += 1) {
    await service.passTime(time === 4 ? hour : minute)
    // From a network that nobody else has: what is counted here is the phone.
    rings.push((await ask(await reporter(`203.0.113.${time}`), mobile))[1])
  }
  expect(rings).toEqual([3, 4, 5, 5, 6, 7, 8, 9, 10, 10, 10])
})

test('a session sends ten an hour, to whatever phones', async () => {
  const visitor = await reporter()
  const codes: string[] = []
  for (let time = 0; time < 11; time += 1) {
    await visitor.passSlide()
    codes.push((await ask(visitor))[0])
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => '1'), 'E0060002'])
})
