import { listFaqs } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { changePassword, readMe, signIn, signOut } from '@ecenter/contract/staff/desk/account.ts'
import { expect, test } from 'vitest'
import { changeByTwo } from '../../../../test/change-by-two.ts'
import { type DeskVisitor, deskVisitor, newDeskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { purgeEnded } from '../../../platform/session/purge-ended.ts'

const signInNeeded = { code: 'E3010001', message: '登录已结束，请重新登录。' }
const newPassword = '换成另一个很长的密码'.repeat(2)

const service = serviceOfTests({ demo: false })

/** Another browser of the same member of staff. */
async function secondDesk(staffId: string): Promise<DeskVisitor> {
  const { db, staffSessions } = service
  const desk = newDeskVisitor(service)
  desk.takeCookie(
    await db.transaction().execute((transaction) => staffSessions.open(staffId, transaction)),
  )
  return desk
}

async function isSignedIn({ ask }: Pick<DeskVisitor, 'ask'>): Promise<boolean> {
  const { code } = await ask(readMe, {})
  expect(['1', signInNeeded.code]).toContain(code)
  return code === '1'
}

test('a session that nobody uses ends after half an hour, one in use goes on', async () => {
  const idle = await deskVisitor(service)
  const busy = await deskVisitor(service)
  for (let at = 0; at < 3; at++) {
    await service.passTime(15 * 60)
    expect(await isSignedIn(busy)).toBe(true)
  }
  expect(await isSignedIn(idle)).toBe(false)
  expect(await idle.ask(readMe, {})).toMatchObject(signInNeeded)
})

test('after ten hours everybody signs in again', async () => {
  const desk = await deskVisitor(service)
  for (let at = 0; at < 39; at++) {
    await service.passTime(15 * 60)
    expect(await isSignedIn(desk)).toBe(true)
  }
  await service.passTime(15 * 60)
  expect(await isSignedIn(desk)).toBe(false)
})

test('who signs out ends this session, and no other of theirs', async () => {
  const desk = await deskVisitor(service)
  const other = await secondDesk(desk.staff.id)
  await desk.get(signOut, {})
  expect(await isSignedIn(desk)).toBe(false)
  expect(await isSignedIn(other)).toBe(true)
})

test('another password ends all sessions, and is the one from then on', async () => {
  const desk = await deskVisitor(service)
  const { account, password } = desk.member
  const other = await secondDesk(desk.staff.id)
  expect(await desk.ask(changePassword, { password: 'wrong', newPassword })).toMatchObject({
    code: '1000',
    field: 'password',
    message: '现在的密码不对，请核对',
  })
  expect(await desk.ask(changePassword, { password, newPassword: password })).toMatchObject({
    field: 'newPassword',
    message: '新密码不能和现在的密码相同',
  })
  expect(await isSignedIn(other)).toBe(true)
  await desk.get(changePassword, { password, newPassword })
  expect(await isSignedIn(desk)).toBe(false)
  expect(await isSignedIn(other)).toBe(false)
  expect((await desk.ask(signIn, { account, password })).field).toBe('password')
  expect(await desk.get(signIn, { account, password: newPassword })).toEqual({ next: 'code' })
})

test('who finds a desk left open cannot guess at its password', async () => {
  const desk = await deskVisitor(service)
  for (let at = 0; at < 5; at++) {
    await desk.ask(changePassword, { password: `wrong ${at}`, newPassword })
  }
  const { password } = desk.member
  expect((await desk.ask(changePassword, { password, newPassword })).field).toBe('password')
})

test.each(['disable', 'reset'] as const)('to %s somebody signs them out at once', async (kind) => {
  const desk = await deskVisitor(service)
  const { account, password } = desk.member
  const other = await secondDesk(desk.staff.id)
  await desk.get(signIn, { account, password })
  await changeByTwo(service, desk.staff.id, { kind })
  expect(await isSignedIn(other)).toBe(false)
  const entries = service.db.selectFrom('staff_entry').selectAll()
  expect(await entries.where('staff_id', '=', desk.staff.id).execute()).toEqual([])
})

test('other roles count from the next call on', async () => {
  const desk = await deskVisitor(service, ['content'])
  const change = { kind: 'roles' as const, roles: ['agent' as const] }
  await changeByTwo(service, desk.staff.id, change)
  expect((await desk.ask(listFaqs, {})).code).toBe('E3010002')
  expect((await desk.get(readMe, {})).me.roles).toEqual(['agent'])
})

test('what has ended is removed within the hour, and nothing that is in use', async () => {
  const { db } = service
  const count = async () => {
    const tables = ['staff_session', 'staff_entry', 'staff_submission'] as const
    return Promise.all(
      tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length),
    )
  }
  const ended = await deskVisitor(service)
  await ended.get(signOut, {})
  await newDeskVisitor(service).get(signIn, ended.member)
  await service.passTime(25 * 3600)
  const { get } = await deskVisitor(service)
  await get(signOut, {})
  const live = await deskVisitor(service)
  await purgeEnded(db, service.clock)
  expect(await count()).toEqual([1, 0, 1])
  expect(await isSignedIn(live)).toBe(true)
})
