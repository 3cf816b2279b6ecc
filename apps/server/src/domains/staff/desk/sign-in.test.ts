import {
  changePassword,
  confirmCode,
  readMe,
  signIn,
} from '@ecenter/contract/staff/desk/account.ts'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeRefused, otherAtDesk, refused } from '../../../../test/desk-entrance.ts'
import { deskVisitor, newDeskVisitor, signInAs } from '../../../../test/desk-visitor.ts'
import { appCodeOf, type Member, storedMember } from '../../../../test/subjects/staff.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { setDisabled, setPasswordHash } from '../../../platform/staff/change-staff-record.ts'
import { findStaff } from '../../../platform/staff/staff.repository.ts'

const signInNeeded = { code: 'E3010001', message: '登录已结束，请重新登录。' }

let service: TestService

beforeAll(async () => {
  service = await openTestService({ demo: false })
})

afterAll(() => service.close())

const newDesk = () => otherAtDesk(service)

function member(isNew = false): Promise<Member> {
  return storedMember(service, { roles: ['agent'], isNew })
}

test('who signs in with password and code is greeted by name, with their roles', async () => {
  const desk = newDesk()
  const { account, id, name, password, appSecret } = await member()
  expect(await desk.get(signIn, { account, password })).toEqual({ next: 'code' })
  const me = { staffId: id, account, name, roles: ['agent'] }
  expect(await desk.get(confirmCode, { code: appCodeOf(service, appSecret) })).toEqual({ me })
  expect(await desk.get(readMe, {})).toEqual({ me })
})

test('the account is taken in any case and with spaces around, the password only as it is', async () => {
  const desk = newDesk()
  const { account, password } = await member()
  const typed = ` ${account.toUpperCase()} `
  expect(await desk.get(signIn, { account: typed, password })).toEqual({ next: 'code' })
  expect(await desk.ask(signIn, { account, password: `${password} ` })).toMatchObject(refused)
})

test('a new account chooses its own password and joins an app, and then has both', async () => {
  const desk = newDesk()
  const { account, password } = await member(true)
  const { next, enrolSecret = '', enrolAddress } = await desk.get(signIn, { account, password })
  expect(next).toBe('enrol')
  expect(decodeURIComponent(enrolAddress ?? '')).toContain(
    `otpauth://totp/示例财险:${account}?issuer=示例财险&secret=${enrolSecret}`,
  )
  const own = '属于我自己的一串长密码一二'
  const code = appCodeOf(service, enrolSecret)
  expect(await desk.ask(confirmCode, { code })).toMatchObject({
    code: '1000',
    field: 'newPassword',
    message: '请设置您自己的新密码',
  })
  expect(await desk.ask(confirmCode, { code, newPassword: '太短' })).toMatchObject({
    field: 'newPassword',
    message: '新密码至少 12 个字符',
  })
  const { me } = await desk.get(confirmCode, { code, newPassword: own })
  expect(me.account).toBe(account)

  const later = newDesk()
  expect(await later.ask(signIn, { account, password })).toMatchObject(refused)
  expect(await later.get(signIn, { account, password: own })).toEqual({ next: 'code' })
  await later.get(confirmCode, { code: appCodeOf(service, enrolSecret, 1) })
})

test('the first password is not kept as one’s own', async () => {
  const desk = newDesk()
  const { account } = await member(true)
  const first = 'first-password-of-somebody'
  const { passwordHash } = { passwordHash: await hash(first) }
  const { id } = await byAccount(account)
  await setPasswordHash(service, id, passwordHash)
  const { enrolSecret = '' } = await desk.get(signIn, { account, password: first })
  const code = appCodeOf(service, enrolSecret)
  expect(await desk.ask(confirmCode, { code, newPassword: first })).toMatchObject({
    field: 'newPassword',
    message: '新密码不能和初始密码相同',
  })
})

test('who has seen a first password cannot join an app of their own after its owner has', async () => {
  const { account, password } = await member(true)
  const [owner, onlooker] = [newDesk(), newDesk()]
  const { enrolSecret: stolen = '' } = await onlooker.get(signIn, { account, password })
  const { enrolSecret = '' } = await owner.get(signIn, { account, password })
  const own = '属于我自己的一串长密码一二'
  await owner.get(confirmCode, { code: appCodeOf(service, enrolSecret), newPassword: own })

  await service.passTime(30)
  const code = appCodeOf(service, stolen)
  const newPassword = '看到初始密码的人的长密码'
  expect(await onlooker.ask(confirmCode, { code, newPassword })).toMatchObject(signInNeeded)
  expect(await newDesk().get(signIn, { account, password: own })).toEqual({ next: 'code' })
})

test('of two who join an app with one first password at once, one has the account', async () => {
  const { account, password } = await member(true)
  const desks = [newDesk(), newDesk()]
  const codes: string[] = []
  for (const [at, desk] of desks.entries()) {
    const { enrolSecret = '' } = await desk.get(signIn, { account, password })
    codes.push(appCodeOf(service, enrolSecret, at))
  }
  const newPassword = '属于其中一个人的长密码一二'
  const answers = await Promise.all(
    desks.map((desk, at) => desk.ask(confirmCode, { code: codes[at], newPassword })),
  )
  expect(answers.filter((answer) => answer.code === '1')).toHaveLength(1)
  // Whose code is judged once the other has the account meets another secret; judged before, their entry has ended.
  const [refusedOne] = answers.filter((answer) => answer.code !== '1')
  expect(['1000', signInNeeded.code]).toContain(refusedOne?.code)
})

async function byAccount(account: string): Promise<{ id: string }> {
  const rows = service.db.selectFrom('staff').select('id')
  return rows.where('account', '=', account).executeTakeFirstOrThrow()
}

test('a code is good once, and so is none from before it', async () => {
  const one = await member()
  const { account, password, appSecret } = one
  const earlier = appCodeOf(service, appSecret, -1)
  await signInAs(service, newDesk(), one)
  const desk = newDesk()
  await desk.get(signIn, { account, password })
  for (const code of [appCodeOf(service, appSecret), earlier]) {
    expect(await desk.ask(confirmCode, { code })).toMatchObject(codeRefused)
  }
  await service.passTime(30)
  await desk.get(confirmCode, { code: appCodeOf(service, appSecret) })
})

test('the same code at two desks at once lets one of them in', async () => {
  const { account, password, appSecret } = await member()
  const desks = Array.from({ length: 5 }, newDesk)
  for (const desk of desks) await desk.get(signIn, { account, password })
  const code = appCodeOf(service, appSecret)
  const answers = await Promise.all(desks.map((desk) => desk.ask(confirmCode, { code })))
  expect(answers.filter((answer) => answer.code === '1')).toHaveLength(1)
  expect(answers.filter((answer) => answer.field === 'code')).toHaveLength(4)
})

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('a code of %i half minutes from now: taken %s', async (later, isTaken) => {
  const desk = newDesk()
  const { account, password, appSecret } = await member()
  await desk.get(signIn, { account, password })
  const { code } = await desk.ask(confirmCode, { code: appCodeOf(service, appSecret, later) })
  expect(code === '1').toBe(isTaken)
})

test('with the password alone one may do nothing but give the code, within ten minutes', async () => {
  const desk = newDesk()
  const { account, password, appSecret } = await member()
  expect(await desk.ask(confirmCode, { code: '123456' })).toMatchObject(signInNeeded)
  await desk.get(signIn, { account, password })
  expect(await desk.ask(readMe, {})).toMatchObject(signInNeeded)
  expect(
    await desk.ask(changePassword, { password, newPassword: 'a long new password' }),
  ).toMatchObject(signInNeeded)
  await service.passTime(601)
  const code = appCodeOf(service, appSecret)
  expect(await desk.ask(confirmCode, { code })).toMatchObject(signInNeeded)
})

test('who is put out between password and code does not come in', async () => {
  const desk = newDesk()
  const { account, id, password, appSecret } = await member()
  await desk.get(signIn, { account, password })
  await setDisabled(service, id, service.clock.now())
  const { code } = await desk.ask(confirmCode, { code: appCodeOf(service, appSecret) })
  expect(code).toBe('1000')
  expect(await desk.ask(readMe, {})).toMatchObject(signInNeeded)
})

test('each step gives a new cookie, which no page can read and no other site can send', async () => {
  const desk = newDesk()
  const one = await member()
  const first = await desk.ask(signIn, one)
  const second = await desk.ask(confirmCode, { code: appCodeOf(service, one.appSecret) })
  const cookies = [first, second].map(({ wire }) => wire.cookies[0])
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ name: 'desk', path: '/', httpOnly: true, sameSite: 'Strict' })
    expect(cookie?.value).toMatch(/^[\w-]{43}$/)
  }
  expect(cookies[0]?.value).not.toBe(cookies[1]?.value)
  const before = newDesk()
  before.takeCookie(cookies[0]?.value ?? '')
  expect(await before.ask(readMe, {})).toMatchObject(signInNeeded)
})

test('on https the cookie is bound to this host', async () => {
  const secure = await openTestService({ demo: false, env: { PUBLIC_ORIGIN: 'https://a.example' } })
  const { account, password } = await storedMember(secure, { roles: ['agent'] })
  const { wire } = await newDeskVisitor(secure).ask(signIn, { account, password })
  await secure.close()
  expect(wire.cookies).toEqual([
    expect.objectContaining({ name: '__Host-desk', path: '/', secure: true, httpOnly: true }),
  ])
  expect(wire.cookies[0]).not.toHaveProperty('domain')
})

test('a password that was hashed in an older measure is hashed anew when it is given', async () => {
  const { account, id, password } = await member()
  const older = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await setPasswordHash(service, id, older)
  await newDesk().get(signIn, { account, password })
  const { passwordHash } = (await findStaff(service, id)) ?? {}
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  await newDesk().get(signIn, { account, password })
  expect((await findStaff(service, id))?.passwordHash).toBe(passwordHash)
})

test('what the database holds opens nothing: no password, no cookie, no secret, no name', async () => {
  const desk = newDesk()
  const one = await member()
  await signInAs(service, desk, one)
  const { db } = service
  const rows = [
    ...(await db.selectFrom('staff').selectAll().execute()),
    ...(await db.selectFrom('staff_session').selectAll().execute()),
  ]
  const stored = rows.flatMap((row) => Object.values(row)).map(textOf)
  for (const secret of [one.password, one.appSecret, one.name, desk.cookie() ?? '']) {
    expect(stored.filter((text) => text.includes(secret))).toEqual([])
  }
})

function textOf(value: unknown): string {
  return Buffer.isBuffer(value) ? value.toString() : String(value)
}

test('signing in leaves traces of what was right and wrong, by whom and from where', async () => {
  const desk = newDesk()
  const one = await member()
  await desk.ask(signIn, { account: one.account, password: 'wrong' })
  await signInAs(service, desk, one)
  const entries = await service.db
    .selectFrom('audit_entry')
    .select(['event', 'outcome', 'staff_id', 'object_id', 'address'])
    .where(({ or, eb }) => or([eb('object_id', '=', one.id), eb('staff_id', '=', one.id)]))
    .orderBy('seq')
    .execute()
  const told = entries.map(({ event, outcome }) => `${event} ${outcome}`)
  expect(told.sort()).toEqual([
    'staff-password-checked refused',
    'staff-password-checked right',
    'staff-signed-in signed in',
  ])
  expect(entries.every(({ address }) => address !== null)).toBe(true)
})

test('nothing of a sign-in stands in the log', async () => {
  const { password, member: one } = {
    password: 'kept to oneself',
    member: await deskVisitor(service),
  }
  await newDesk().ask(signIn, { account: one.staff.account, password })
  const log = service.logged.join('\n')
  expect(log).not.toContain(password)
  expect(log).not.toContain(one.staff.account)
})
