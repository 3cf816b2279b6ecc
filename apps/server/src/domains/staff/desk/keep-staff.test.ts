import { confirmCode, signIn } from '@ecenter/contract/staff/desk/account.ts'
import {
  addStaff,
  changeStaff,
  listStaff,
  settleStaffRequest,
} from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import { beforeEach, expect, test } from 'vitest'
import { changeByTwo } from '../../../../test/change-by-two.ts'
import { deskVisitor, newDeskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { appCodeOf } from '../../../../test/subjects/staff.ts'

const service = serviceOfTests({ demo: false })
let supervisor: Awaited<ReturnType<typeof deskVisitor>>
beforeEach(async () => {
  supervisor = await deskVisitor(service, ['supervisor'])
})

async function memberOf(staffId: string) {
  const { staff } = await supervisor.get(listStaff, {})
  return staff.find((each) => each.staffId === staffId)
}

test('a supervisor adds somebody, who signs in with the password that was shown once', async () => {
  const { member, firstPassword } = await supervisor.get(addStaff, {
    account: ' Xiao.Lin ',
    name: '林小',
    roles: ['agent', 'claims', 'agent'],
  })
  const added = { account: 'xiao.lin', name: '林小', roles: ['agent', 'claims'], state: 'new' }
  expect(member).toEqual({ staffId: expect.any(String), ...added })
  expect(firstPassword).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
  expect(await memberOf(member.staffId)).toEqual(member)

  const desk = newDeskVisitor(service)
  const account = member.account
  const { enrolSecret = '' } = await desk.get(signIn, { account, password: firstPassword })
  const newPassword = '林小自己想的一串长密码'.repeat(2)
  await desk.get(confirmCode, { code: appCodeOf(service, enrolSecret), newPassword })
  expect(await memberOf(member.staffId)).toEqual({
    ...member,
    state: 'active',
    signedInAt: service.clock.now().toISOString(),
  })
})

test.each([
  ['an account that is taken', { account: 'taken' }, 'account', '这个账号已经有人使用，请换一个'],
  ['no account', { account: ' ' }, 'account', '请填写账号'],
  [
    'an account of other letters',
    { account: '小林' },
    'account',
    '账号只能用字母、数字和 . _ -，以字母或数字开头',
  ],
  ['no name', { name: '' }, 'name', '请填写姓名'],
  ['no role', { roles: [] }, 'roles', '请至少选择一个角色'],
])('%s is refused at its field', async (_, wrong, field, message) => {
  const right = { account: 'taken', name: '某人', roles: ['agent' as const] }
  await supervisor.ask(addStaff, right)
  const answer = await supervisor.ask(addStaff, { ...right, account: 'free', ...wrong })
  expect(answer).toMatchObject({ code: '1000', field, message })
})

test('somebody is put out and let in again, with the password and the app that they had', async () => {
  const { member: one, staff } = await deskVisitor(service)
  const change = async (kind: 'disable' | 'enable') =>
    (await supervisor.get(changeStaff, { staffId: staff.id, change: { kind } })).member.state
  expect(await change('disable')).toBe('disabled')
  const desk = newDeskVisitor(service)
  expect((await desk.ask(signIn, one)).field).toBe('password')
  expect(await change('enable')).toBe('active')
  expect(await desk.get(signIn, one)).toEqual({ next: 'code' })
})

test('who has lost the phone is reset, and begins with a first password and another app', async () => {
  const { member: one, staff } = await deskVisitor(service)
  const { member, firstPassword = '' } = await changeByTwo(service, staff.id, { kind: 'reset' })
  expect(member.state).toBe('new')
  const desk = newDeskVisitor(service)
  expect((await desk.ask(signIn, one)).field).toBe('password')
  const signedIn = await desk.get(signIn, { account: one.account, password: firstPassword })
  expect(signedIn.next).toBe('enrol')
  const { enrolSecret = '' } = signedIn
  expect(enrolSecret).not.toBe(one.appSecret)
  const newPassword = 'another long password'
  const oldCode = await desk.ask(confirmCode, {
    code: appCodeOf(service, one.appSecret),
    newPassword,
  })
  expect(oldCode.field).toBe('code')
  await desk.get(confirmCode, { code: appCodeOf(service, enrolSecret), newPassword })
})

test('nobody changes their own account, nor one that is not there', async () => {
  const change = { kind: 'disable' }
  const own = await supervisor.ask(changeStaff, { staffId: supervisor.staff.id, change })
  expect(own).toMatchObject({
    code: 'E3020001',
    message: '不能改自己的账号，请由另一位主管操作。',
  })
  const staffId = '0f5d7c1e-6f0a-4c57-9f5e-6a2f5f0f7f11'
  const nobody = await supervisor.ask(changeStaff, { staffId, change })
  expect(nobody).toMatchObject({ code: 'E3020001', message: '没有这个账号。' })
})

test('of two supervisors who put each other out at once, one remains', async () => {
  for (let at = 0; at < 3; at++) {
    const both = await Promise.all([1, 2].map(() => deskVisitor(service, ['supervisor'])))
    const [one, other] = both
    if (one === undefined || other === undefined) throw new Error('there are two')
    const change = { kind: 'disable' } as const
    const askFor = async (staffId: string) => {
      const { member } = await supervisor.get(changeStaff, { staffId, change })
      return { staffId, askedAt: member.awaited?.at ?? '', verdict: 'confirm' as const }
    }
    const onOne = await askFor(one.staff.id)
    const onOther = await askFor(other.staff.id)
    const answers = await Promise.all([
      one.ask(settleStaffRequest, onOther),
      other.ask(settleStaffRequest, onOne),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual(['1', 'E3010001'])
    const states = await Promise.all(both.map(({ staff }) => memberOf(staff.id)))
    expect(states.map((each) => each?.state).sort()).toEqual(['active', 'disabled'])
  }
})

test('what supervisors do leaves traces that name them and whom they changed', async () => {
  const { staff: changed } = await deskVisitor(service)
  const staffId = changed.id
  await changeByTwo(service, staffId, { kind: 'roles', roles: ['claims'] }, supervisor)
  await supervisor.get(changeStaff, { staffId, change: { kind: 'disable' } })
  await supervisor.get(listStaff, {})
  const entries = await service.db
    .selectFrom('audit_entry')
    .select(['event', 'outcome', 'object_id', 'session_id', 'address'])
    .where('staff_id', '=', supervisor.staff.id)
    .orderBy('at')
    .execute()
  const told = entries.map(({ event, outcome, object_id }) => [event, outcome, object_id])
  expect(told).toEqual(
    expect.arrayContaining([
      ['staff-changed', 'roles claims', changed.id],
      ['staff-changed', 'disable', changed.id],
      ['staff-listed', expect.any(String), null],
    ]),
  )
  expect(entries.every(({ session_id, address }) => session_id !== null && address !== null)).toBe(
    true,
  )
})
