import { urlOf } from '@ecenter/contract/call.ts'
import { imageCodeRefreshCap } from '@ecenter/contract/constants/image-code-refresh-cap.ts'
import { confirmCode, readMe, signIn } from '@ecenter/contract/staff/desk/account.ts'
import { createCode } from '@ecenter/contract/verification/create-code.ts'
import { getSMSCode } from '@ecenter/contract/verification/verification-calls.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  listAgents,
  noteAtDesk,
} from '../../src/domains/customer-service/store/agent.repository.ts'
import { codeRefused, fail, guessedAt, otherAtDesk, refused } from '../desk-entrance.ts'
import { deskVisitor } from '../desk-visitor.ts'
import { serviceOfTests } from '../service-of-tests.ts'
import { appCodeOf, storedMember, wrongCodesOf } from '../subjects/staff.ts'
import { newSession, newVisitor } from '../visitor.ts'

/** The clock of the service goes three days ahead, until somebody sets it right. */
const days = 3 * 86_400

const service = serviceOfTests({ demo: false })
beforeEach(() => service.passTime(days))
// Each test begins where no window of the one before is open.
afterEach(() => service.passTime(2 * 86_400))

const setRight = () => service.passTime(-days)

test('a phone that got its codes of the day gets the next one', async () => {
  const mobile = '13800000001'
  const ask = async () => {
    const visitor = await newSession(service)
    await visitor.passSlide()
    return visitor.ask(getSMSCode, { mobile, purpose: 'questionnaire' })
  }
  expect((await ask()).code).toBe('1')
  expect(await ask()).toMatchObject({ code: 'E0060001', retryAfterSeconds: 60 })
  for (let sent = 1; sent < 5; sent++) {
    await service.passTime(61)
    expect((await ask()).code).toBe('1')
  }
  await service.passTime(61)
  expect((await ask()).code).toBe('E0060002')
  await service.passTime(-5 * 61)
  await setRight()
  expect((await ask()).code).toBe('1')
  expect(await ask()).toMatchObject({ code: 'E0060001', retryAfterSeconds: 60 })
})

test('an account of the desk that was locked lets its owner in', async () => {
  const { account, password } = await storedMember(service, { roles: ['agent'] })
  const desk = otherAtDesk(service)
  await fail(desk, account, 5)
  await guessedAt(service, account)
  expect(await desk.ask(signIn, { account, password })).toMatchObject(refused)
  await setRight()
  expect(await desk.get(signIn, { account, password })).toEqual({ next: 'code' })
})

test('so does one whose codes were guessed at', async () => {
  const { account, password, appSecret } = await storedMember(service, { roles: ['agent'] })
  const desk = otherAtDesk(service)
  await desk.get(signIn, { account, password })
  for (const code of wrongCodesOf(service, appSecret)) {
    expect(await desk.ask(confirmCode, { code })).toMatchObject(codeRefused)
  }
  const right = () => ({ code: appCodeOf(service, appSecret) })
  expect(await desk.ask(confirmCode, right())).toMatchObject(codeRefused)
  await setRight()
  await desk.get(signIn, { account, password })
  expect((await desk.ask(confirmCode, right())).code).toBe('1')
})

test('a code of the app that was taken in the future stops none of now, which are taken once', async () => {
  const { account, password, appSecret } = await storedMember(service, { roles: ['agent'] })
  const signInOnce = async () => {
    const desk = otherAtDesk(service)
    await desk.get(signIn, { account, password })
    return desk.ask(confirmCode, { code: appCodeOf(service, appSecret) })
  }
  expect((await signInOnce()).code).toBe('1')
  await setRight()
  expect((await signInOnce()).code).toBe('1')
  expect(await signInOnce()).toMatchObject(codeRefused)
})

test('sessions that would last longer than a session may are over', async () => {
  const visitor = newVisitor(service)
  await visitor.open()
  const desk = await deskVisitor(service, ['agent'])
  await setRight()
  await expect(visitor.session()).rejects.toThrow('this visitor has no session')
  expect((await desk.ask(readMe, {})).code).toBe('E3010001')
})

test('who has used up the pictures gets new ones', async () => {
  const ahead = 1200
  const visitor = newVisitor(service)
  await visitor.open()
  const picture = () =>
    visitor.inject({ method: 'GET', url: `${urlOf(createCode)}?randName=carPolicyQuery` })
  const isPicture = async () => (await picture()).headers['content-type'] === 'image/png'
  await service.passTime(ahead)
  for (let drawn = 0; drawn <= imageCodeRefreshCap; drawn++) expect(await isPicture()).toBe(true)
  expect(await isPicture()).toBe(false)
  await service.passTime(-ahead)
  expect(await isPicture()).toBe(true)
})

test('whoever was at the desk then is not taken for somebody who is there', async () => {
  const { id } = await storedMember(service, { roles: ['agent'] })
  const isThere = async () =>
    (await listAgents(service, service.clock.now())).find(({ staffId }) => staffId === id)?.isAtDesk
  await noteAtDesk(service, id, service.clock.now())
  expect(await isThere()).toBe(true)
  await setRight()
  expect(await isThere()).toBe(false)
})
