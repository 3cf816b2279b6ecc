import { signIn } from '@ecenter/contract/staff/desk/account.ts'
import {
  addStaff,
  changeStaff,
  listStaff,
  settleStaffRequest,
} from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deskVisitor, newDeskVisitor } from '../../../../test/desk-visitor.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'

type Desk = Awaited<ReturnType<typeof deskVisitor>>

const reset = { kind: 'reset' } as const

let service: TestService
let one: Desk
let target: Desk
beforeEach(async () => {
  service = await openTestService({ demo: false })
  one = await deskVisitor(service, ['supervisor'])
  target = await deskVisitor(service, ['supervisor'])
})
afterEach(() => service.close())

async function awaited(staffId: string) {
  const { staff } = await one.get(listStaff, {})
  return staff.find((each) => each.staffId === staffId)?.awaited
}

test('a supervisor is reset by two: one asks, another confirms and is shown the first password', async () => {
  const other = await deskVisitor(service, ['supervisor'])
  const { staff, member } = target
  const asked = await one.get(changeStaff, { staffId: staff.id, change: reset })
  expect(asked.firstPassword).toBeUndefined()
  expect(asked.member).toMatchObject({
    state: 'active',
    awaited: { kind: 'reset', byId: one.staff.id },
  })
  expect(await newDeskVisitor(service).get(signIn, member)).toEqual({ next: 'code' })

  const settle = { staffId: staff.id, verdict: 'confirm' }
  expect(await one.ask(settleStaffRequest, settle)).toMatchObject({
    code: 'E3020001',
    message: '这是您申请的，要由另一位主管确认。',
  })
  expect(await target.ask(settleStaffRequest, settle)).toMatchObject({
    message: '不能确认自己的账号，请由另一位主管操作。',
  })
  const { firstPassword, member: done } = await other.get(settleStaffRequest, {
    staffId: staff.id,
    verdict: 'confirm',
  })
  expect(firstPassword).toBeDefined()
  expect([done.state, done.awaited]).toEqual(['new', undefined])
  expect((await newDeskVisitor(service).ask(signIn, member)).field).toBe('password')
})

test('what was asked for can be dropped, and is nothing then', async () => {
  const other = await deskVisitor(service, ['supervisor'])
  const staffId = target.staff.id
  await one.get(changeStaff, { staffId, change: reset })
  await target.get(settleStaffRequest, { staffId, verdict: 'drop' })
  expect(await awaited(staffId)).toBeUndefined()
  expect(await other.ask(settleStaffRequest, { staffId, verdict: 'confirm' })).toMatchObject({
    message: '没有等待确认的申请，请刷新列表查看。',
  })
})

test('where nobody else could confirm, the command of the operator is named', async () => {
  const asked = await one.ask(changeStaff, { staffId: target.staff.id, change: reset })
  expect(asked).toMatchObject({
    code: 'E3020001',
    message: expect.stringContaining('npm run staff'),
  })
})

test('nobody makes or unmakes a supervisor alone, nor adds one', async () => {
  await deskVisitor(service, ['supervisor'])
  const clerk = await deskVisitor(service, ['claims'])
  const roles = async (desk: Desk, given: ('claims' | 'supervisor')[]) => {
    const change = { kind: 'roles' as const, roles: given }
    const { member } = await one.get(changeStaff, { staffId: desk.staff.id, change })
    return [member.roles, member.awaited?.roles]
  }
  expect(await roles(clerk, ['supervisor'])).toEqual([['claims'], ['supervisor']])
  expect(await roles(target, ['claims'])).toEqual([['supervisor'], ['claims']])
  const added = { account: 'second-me', name: '某人', roles: ['supervisor'] }
  expect(await one.ask(addStaff, added)).toMatchObject({ code: '1000', field: 'roles' })
})

test('one who is no supervisor any more has asked for nothing', async () => {
  const other = await deskVisitor(service, ['supervisor'])
  const staffId = target.staff.id
  await one.get(changeStaff, { staffId, change: reset })
  await other.get(changeStaff, { staffId: one.staff.id, change: { kind: 'disable' } })
  expect(await other.ask(settleStaffRequest, { staffId, verdict: 'confirm' })).toMatchObject({
    message: '申请人已不是主管，请撤回后重新申请。',
  })
})
