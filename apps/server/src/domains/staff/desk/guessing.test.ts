import { confirmCode, signIn, signOut } from '@ecenter/contract/staff/desk/account.ts'
import { expect, test } from 'vitest'
import {
  codeRefused,
  fail,
  guessedAt,
  otherAtDesk,
  refused,
} from '../../../../test/desk-entrance.ts'
import { signInAs } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  appCodeOf,
  type Member,
  storedMember,
  wrongCodesOf,
} from '../../../../test/subjects/staff.ts'
import { setDisabled } from '../../../platform/staff/change-staff-record.ts'
import { knownDevice, newDeviceMark } from '../../../platform/staff/known-devices.ts'

const service = serviceOfTests({ demo: false })

const newDesk = () => otherAtDesk(service)

function member(isNew = false): Promise<Member> {
  return storedMember(service, { roles: ['agent'], isNew })
}

test('an account that nobody has, a wrong password, and who is out are answered in the same words', async () => {
  const { account, id, password } = await member()
  const answers = [
    await newDesk().ask(signIn, { account: 'nobody-at-all', password }),
    await newDesk().ask(signIn, { account, password: 'wrong' }),
  ]
  await setDisabled(service, id, service.clock.now())
  answers.push(await newDesk().ask(signIn, { account, password }))
  for (const { code, message, field, wire } of answers) {
    expect({ code, message, field }).toEqual(refused)
    expect(wire.cookies).toEqual([])
    expect(Object.keys(wire.json().body)).toEqual(['common'])
  }
})

test('after five wrong passwords from one address the right one is refused too, for a quarter of an hour', async () => {
  const desk = newDesk()
  const { account, password } = await member()
  await fail(desk, account, 5)
  expect(await desk.ask(signIn, { account, password })).toMatchObject(refused)
  expect(await newDesk().get(signIn, { account, password })).toEqual({ next: 'code' })
  await service.passTime(901)
  expect(await desk.get(signIn, { account, password })).toEqual({ next: 'code' })
})

test('whoever guesses at one account from many addresses locks it for an hour', async () => {
  const { account, password } = await member()
  await guessedAt(service, account)
  expect(await newDesk().ask(signIn, { account, password })).toMatchObject(refused)
  await service.passTime(3601)
  expect(await newDesk().get(signIn, { account, password })).toEqual({ next: 'code' })
})

test('strangers who guess keep nobody out of the browser in which they have signed in before', async () => {
  const [desk, one] = [newDesk(), await member()]
  const { account, password } = one
  await signInAs(service, desk, one)
  await desk.get(signOut, {})
  await guessedAt(service, account)
  expect(await newDesk().ask(signIn, { account, password })).toMatchObject(refused)
  expect(await desk.get(signIn, { account, password })).toEqual({ next: 'code' })
})

test('a known browser has five wrong passwords in a quarter of an hour of its own', async () => {
  const [desk, one] = [newDesk(), await member()]
  const { account, password } = one
  await signInAs(service, desk, one)
  await fail(desk, account, 5)
  expect(await desk.ask(signIn, { account, password })).toMatchObject(refused)
  await service.passTime(901)
  expect(await desk.get(signIn, { account, password })).toEqual({ next: 'code' })
})

test('a browser is known of its own accounts alone, all who share it, and for thirty days', async () => {
  const desk = newDesk()
  const [one, other, otherVisitor] = [await member(), await member(), await member()]
  await signInAs(service, desk, one)
  await signInAs(service, desk, other)
  for (const { account } of [one, other, otherVisitor]) await guessedAt(service, account)
  const isIn = async ({ account, password }: Member) =>
    (await desk.ask(signIn, { account, password })).code === '1'
  expect([await isIn(one), await isIn(other), await isIn(otherVisitor)]).toEqual([
    true,
    true,
    false,
  ])
  await service.passTime(30 * 86_400)
  await guessedAt(service, one.account)
  expect(await isIn(one)).toBe(false)
})

test('a mark that was made up or belongs to another account makes no browser known', () => {
  const mark = newDeviceMark(service, 'lin')
  expect(knownDevice(service, 'lin', mark)).toMatch(/^[\w-]{22}$/)
  const later = mark.replace(/\.\d+\./, '.9999999999999.')
  for (const made of [undefined, '', '..', 'a.9999999999999.', later]) {
    expect(knownDevice(service, 'lin', made)).toBeUndefined()
  }
  expect(knownDevice(service, 'zhou', mark)).toBeUndefined()
})

test('whoever guesses at many accounts from one address is heard no more', async () => {
  const desk = newDesk()
  for (let at = 0; at < 60; at++) await fail(desk, `guess-${at}`, 1)
  const { account, password } = await member()
  expect(await desk.ask(signIn, { account, password })).toMatchObject(refused)
})

test('after five wrong codes the right one is refused too, until a quarter of an hour later', async () => {
  const desk = newDesk()
  const { account, password, appSecret } = await member()
  await desk.get(signIn, { account, password })
  for (const code of wrongCodesOf(service, appSecret)) {
    expect(await desk.ask(confirmCode, { code })).toMatchObject(codeRefused)
  }
  const right = appCodeOf(service, appSecret)
  expect(await desk.ask(confirmCode, { code: right })).toMatchObject(codeRefused)
  await service.passTime(901)
  await desk.get(signIn, { account, password })
  await desk.get(confirmCode, { code: appCodeOf(service, appSecret) })
})

test('whoever guesses at the codes of many accounts from one address is heard no more', async () => {
  const guesser = newDesk()
  for (let at = 0; at < 12; at++) {
    const { account, password, appSecret } = await member()
    await guesser.get(signIn, { account, password })
    for (const code of wrongCodesOf(service, appSecret)) await guesser.ask(confirmCode, { code })
  }
  const { account, password, appSecret } = await member()
  await guesser.get(signIn, { account, password })
  const code = appCodeOf(service, appSecret)
  expect(await guesser.ask(confirmCode, { code })).toMatchObject(codeRefused)
  const desk = newDesk()
  await desk.get(signIn, { account, password })
  await desk.get(confirmCode, { code })
})
