import { urlOf } from '@ecenter/contract/call.ts'
import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { createCode } from '@ecenter/contract/verification/create-code.ts'
import { verifyCodeCheck } from '@ecenter/contract/verification/verify-code-check.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { answerOf, factsOf, newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'

const facts = factsOf({ car: cars.twoCarsPetrol, person: people.twoCars })

const service = serviceOfTests()
let visitor: Visitor
beforeEach(async () => {
  await service.passTime(3600)
  visitor = newVisitor(service)
  await visitor.open()
})

async function typed(verificationCode: string): Promise<string> {
  return (await visitor.ask(verifyCodeCheck, { verificationCode })).code
}

function picture(address = urlOf(createCode)) {
  return visitor.inject({ method: 'GET', url: `${address}?randName=carPolicyQuery&random=0.5` })
}

test.each([urlOf(createCode), '/coder/checkCode/createCode'])(
  'the picture at %s is a PNG that no cache keeps',
  async (address) => {
    const { headers, rawPayload } = await picture(address)
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG')
  },
)

test('four characters, read from the picture, are right once', async () => {
  const code = await visitor.readImageCode()
  expect(code).toMatch(/^[A-Za-z\d]{4}$/)
  expect([await typed(code), await typed(code)]).toEqual(['1', '1001'])
})

test('upper and lower case are two things', async () => {
  let code = await visitor.readImageCode()
  while (/^\d+$/.test(code)) code = await visitor.readImageCode()
  const swapped = code === code.toLowerCase() ? code.toUpperCase() : code.toLowerCase()
  expect(await typed(swapped)).toBe('1001')
})

test('a code dies of a wrong try', async () => {
  const code = await visitor.readImageCode()
  expect(await typed('0000')).toBe('1001')
  expect(await typed(code)).toBe('1001')
})

test('of many parallel tries one is judged', async () => {
  const code = await visitor.readImageCode()
  const codes = await Promise.all(Array.from({ length: 50 }, () => typed(code)))
  expect(codes.filter((each) => each === '1')).toHaveLength(1)
})

test('a code is good for two minutes', async () => {
  const early = await visitor.readImageCode()
  await service.passTime(119)
  expect(await typed(early)).toBe('1')
  const late = await visitor.readImageCode()
  await service.passTime(120)
  expect(await typed(late)).toBe('1001')
})

test('a new picture kills the one before, and another session has its own', async () => {
  const old = await visitor.readImageCode()
  await visitor.readImageCode()
  expect(await typed(old)).toBe('1001')

  const other = newVisitor(service)
  await other.open()
  const foreign = await other.readImageCode()
  expect(await typed(foreign)).toBe('1001')
})

test('the two uses of image codes are apart', async () => {
  const code = await visitor.readImageCode('verifypicForShortUrl')
  expect(await typed(code)).toBe('1001')
})

test('a code checked ahead serves one query, within two minutes', async () => {
  await typed(await visitor.readImageCode())
  expect((await visitor.ask(findCarPolicies, facts)).code).toBe('1')
  const other = factsOf({ car: cars.twoCarsElectric, person: people.twoCars })
  expect((await visitor.ask(findCarPolicies, other)).code).toBe('1008')

  await typed(await visitor.readImageCode())
  await service.passTime(121)
  expect((await visitor.ask(findCarPolicies, other)).code).toBe('1008')
})

async function useUpRefreshes(): Promise<void> {
  for (let refresh = 0; refresh <= 30; refresh++) {
    expect((await picture()).headers['content-type']).toBe('image/png')
  }
  const refused = answerOf(await picture())
  expect(refused).toMatchObject({
    code: '1009',
    message: '换图次数已用完，请一小时后再来，或拨打 95518。',
  })
}

test('thirty refreshes are enough; a right code begins the count anew', async () => {
  await useUpRefreshes()
  const { image = '' } = await service.outbox.answersOf((await visitor.session()).id)
  expect(await typed(image)).toBe('1')
  expect((await picture()).headers['content-type']).toBe('image/png')
})

test('so does an hour without a new picture, in a session that lives on', async () => {
  await useUpRefreshes()
  await service.passTime(1799)
  expect(answerOf(await picture()).code).toBe('1009')
  await service.passTime(1799)
  expect(answerOf(await picture()).code).toBe('1009')
  await service.passTime(2)
  await useUpRefreshes()
})
