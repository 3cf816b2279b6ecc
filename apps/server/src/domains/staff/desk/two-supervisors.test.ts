import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import { readMe, signIn } from '@ecenter/contract/staff/desk/account.ts'
import {
  addStaff,
  changeStaff,
  listStaff,
  settleStaffRequest,
} from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { InferInput } from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deskVisitor, newDeskVisitor } from '../../../../test/desk-visitor.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { setBranch, setDisabled } from '../../../platform/staff/change-staff-record.ts'
import { purgeAll } from '../../../purge-all.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'

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

/** On the request that waits at the moment, as who reads the list now decides on it. */
async function onWhatWaits(staffId: string, verdict: 'confirm' | 'drop') {
  return { staffId, verdict, askedAt: (await awaited(staffId))?.at ?? '' }
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

  const settle = await onWhatWaits(staff.id, 'confirm')
  expect(await one.ask(settleStaffRequest, settle)).toMatchObject({
    code: 'E3020001',
    message: '这是您申请的，要由另一位主管确认。',
  })
  expect(await target.ask(settleStaffRequest, settle)).toMatchObject({
    message: '不能确认自己的账号，请由另一位主管操作。',
  })
  const { firstPassword, member: done } = await other.get(settleStaffRequest, settle)
  expect(firstPassword).toBeDefined()
  expect([done.state, done.awaited]).toEqual(['new', undefined])
  expect((await newDeskVisitor(service).ask(signIn, member)).field).toBe('password')
})

test('whoever has seen the first password of the other confirms nothing that they ask, either way', async () => {
  const other = await deskVisitor(service, ['supervisor'])
  const staffId = target.staff.id
  await one.get(changeStaff, { staffId, change: reset })
  const opened = (desk: Desk, opened_by: string | null) =>
    service.db.updateTable('staff').set({ opened_by }).where('id', '=', desk.staff.id).execute()
  const confirm = async () => other.ask(settleStaffRequest, await onWhatWaits(staffId, 'confirm'))
  const due = async () => (await other.get(listDay, { kind: 'staff-request' })).rows.length

  await opened(other, one.staff.id)
  expect(await confirm()).toMatchObject({
    code: 'E3020001',
    message: '您的账号由申请人开通或重置，要由另一位主管确认。',
  })
  expect(await due()).toBe(0)
  await target.get(settleStaffRequest, await onWhatWaits(staffId, 'drop'))
  expect((await one.ask(changeStaff, { staffId, change: reset })).message).toContain(
    'npm run staff',
  )
  await opened(other, null)
  await one.get(changeStaff, { staffId, change: reset })
  await opened(one, other.staff.id)
  expect((await confirm()).message).toBe('申请人的账号由您开通或重置，要由另一位主管确认。')
  expect(await due()).toBe(0)
  await opened(one, null)
  expect(await due()).toBe(1)
  expect((await confirm()).code).toBe('1')
})

test('a reset later does not undo who could have asked: they confirm nothing of it', async () => {
  const opener = await deskVisitor(service, ['supervisor'])
  const third = await deskVisitor(service, ['supervisor'])
  const staffId = target.staff.id
  const opened = (opened_by: string | null) =>
    service.db.updateTable('staff').set({ opened_by }).where('id', '=', one.staff.id).execute()
  await opened(opener.staff.id)
  await one.get(changeStaff, { staffId, change: reset })
  const settle = await onWhatWaits(staffId, 'confirm')
  const due = async (desk: Desk) =>
    (await desk.get(listDay, { kind: 'staff-request' })).rows.filter(({ id }) => id === staffId)
  for (const opened_by of [third.staff.id, null]) {
    await opened(opened_by)
    expect((await opener.ask(settleStaffRequest, settle)).message).toBe(
      '申请人的账号由您开通或重置，要由另一位主管确认。',
    )
    expect(await due(opener)).toEqual([])
  }
  expect(await due(third)).toHaveLength(1)
  expect((await third.ask(settleStaffRequest, settle)).code).toBe('1')
})

test('what was asked for can be dropped, and is nothing then', async () => {
  const other = await deskVisitor(service, ['supervisor'])
  const staffId = target.staff.id
  await one.get(changeStaff, { staffId, change: reset })
  const settle = await onWhatWaits(staffId, 'confirm')
  await target.get(settleStaffRequest, { ...settle, verdict: 'drop' })
  expect(await awaited(staffId)).toBeUndefined()
  expect(await other.ask(settleStaffRequest, settle)).toMatchObject({
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
  const settle = await onWhatWaits(staffId, 'confirm')
  await setDisabled(service, one.staff.id, service.clock.now())
  expect(await other.ask(settleStaffRequest, settle)).toMatchObject({
    message: '申请人已不是主管，请撤回后重新申请。',
  })
})

test('each change of rights waits for a second: roles, branch, putting out a supervisor, a reset of anybody', async () => {
  await deskVisitor(service, ['supervisor'])
  const clerk = await deskVisitor(service, ['claims'])
  const ask = async (staffId: string, change: InferInput<typeof changeStaff.request>['change']) => {
    const { member } = await one.get(changeStaff, { staffId, change })
    const kind = member.awaited?.kind
    await one.get(settleStaffRequest, await onWhatWaits(staffId, 'drop'))
    return kind
  }
  expect(await ask(clerk.staff.id, { kind: 'roles', roles: ['content'] })).toBe('roles')
  expect(await ask(clerk.staff.id, { kind: 'branch', team: '理赔一组' })).toBe('branch')
  expect(await ask(clerk.staff.id, reset)).toBe('reset')
  expect(await ask(target.staff.id, { kind: 'disable' })).toBe('disable')
  expect((await clerk.get(readMe, {})).me.roles).toEqual(['claims'])
  // Who keeps no staff is put out by one: it may be urgent and opens nothing.
  const change = { kind: 'disable' } as const
  const { member } = await one.get(changeStaff, { staffId: clerk.staff.id, change })
  expect(member.state).toBe('disabled')
})

test('who confirms what was asked for before gives nothing that was asked for since', async () => {
  const other = await deskVisitor(service, ['supervisor'])
  const clerk = await deskVisitor(service, ['claims'])
  const staffId = clerk.staff.id
  const askFor = (role: StaffRole) =>
    one.get(changeStaff, { staffId, change: { kind: 'roles', roles: [role] } })
  await askFor('agent')
  const seen = await onWhatWaits(staffId, 'confirm')
  await one.get(settleStaffRequest, { ...seen, verdict: 'drop' })
  await service.passTime(1)
  await askFor('supervisor')

  for (const verdict of ['confirm', 'drop'] as const) {
    expect(await other.ask(settleStaffRequest, { ...seen, verdict })).toMatchObject({
      code: 'E3020001',
      message: '申请刚刚有变化，请看过新的申请再决定。',
    })
  }
  expect((await awaited(staffId))?.roles).toEqual(['supervisor'])
  expect((await clerk.get(readMe, {})).me.roles).toEqual(['claims'])
})

test('whoever asks while a request waits does not take its place', async () => {
  const other = await deskVisitor(service, ['supervisor'])
  const staffId = target.staff.id
  await one.get(changeStaff, { staffId, change: reset })
  const change = { kind: 'branch', team: '理赔一组' }
  for (const desk of [one, other]) {
    expect(await desk.ask(changeStaff, { staffId, change })).toMatchObject({
      code: 'E3020001',
      message: '这个账号已有申请在等确认，请先确认或撤回那一个。',
    })
  }
  expect(await awaited(staffId)).toMatchObject({ kind: 'reset', byId: one.staff.id })
  await service.passTime(72 * 3600)
  const later = await deskVisitor(service, ['supervisor'])
  const { member } = await later.get(changeStaff, {
    staffId,
    change: { kind: 'branch', team: '理赔一组' },
  })
  expect(member.awaited).toMatchObject({ kind: 'branch', byId: later.staff.id })
})

test('it stands on the day of who may be second, of nobody else, and lapses after 72 hours', async () => {
  const other = await deskVisitor(service, ['supervisor'])
  const staffId = target.staff.id
  await one.get(changeStaff, { staffId, change: reset })
  const rows = async (desk: Desk) => {
    const { rows } = await desk.get(listDay, { kind: 'staff-request', page: 1 })
    return rows.map(({ id, what }) => [id, what])
  }
  expect(await rows(other)).toEqual([[staffId, '确认重置登录']])
  expect([await rows(one), await rows(target)]).toEqual([[], []])

  const settle = await onWhatWaits(staffId, 'confirm')
  const waiting = () => service.db.selectFrom('staff_request').select('staff_id').execute()
  await purgeAll(service, service.settings, new Map())
  expect(await waiting()).toContainEqual({ staff_id: staffId })
  await service.passTime(72 * 3600)
  const later = await deskVisitor(service, ['supervisor'])
  expect(await rows(later)).toEqual([])
  expect(await later.ask(settleStaffRequest, settle)).toMatchObject({
    code: 'E3020001',
    message: '没有等待确认的申请，请刷新列表查看。',
  })
  await purgeAll(service, service.settings, new Map())
  expect(await waiting()).toEqual([])
})

test('a supervisor of a branch keeps its staff, gives nothing of another, and confirms for nobody else', async () => {
  await storeBranches(service, [branchOf('33010000'), branchOf('34010000')])
  const at = async (branch: string, roles: StaffRole[]) => {
    const desk = await deskVisitor(service, roles)
    await setBranch(service, desk.staff.id, { branch, team: '一组' })
    return desk
  }
  const keeper = await at('33010000', ['supervisor'])
  const second = await at('33010000', ['supervisor'])
  const own = await at('33010000', ['claims'])
  const others = await at('34010000', ['claims'])

  const { staff, branches, hasHeadOffice } = await keeper.get(listStaff, {})
  const ids = staff.map(({ staffId }) => staffId).sort()
  expect(ids).toEqual([keeper, second, own].map(({ staff }) => staff.id).sort())
  expect([branches.map(({ code }) => code), hasHeadOffice]).toEqual([['33010000'], false])

  for (const staffId of [others.staff.id, one.staff.id]) {
    expect(await keeper.ask(changeStaff, { staffId, change: { kind: 'disable' } })).toMatchObject({
      message: '没有这个账号。',
    })
  }
  const added = { account: 'elsewhere', name: '某人', roles: ['claims'] }
  for (const branch of ['34010000', undefined]) {
    expect((await keeper.ask(addStaff, { ...added, branch })).field).toBe('branch')
  }
  const staffId = own.staff.id
  const away = { kind: 'branch', branch: '34010000' }
  expect((await keeper.ask(changeStaff, { staffId, change: away })).field).toBe('branch')

  await one.get(changeStaff, { staffId: others.staff.id, change: reset })
  const settle = await onWhatWaits(others.staff.id, 'confirm')
  expect(await second.ask(settleStaffRequest, settle)).toMatchObject({
    message: '没有等待确认的申请，请刷新列表查看。',
  })
  await keeper.get(changeStaff, { staffId, change: { kind: 'roles', roles: ['agent'] } })
  const { member } = await second.get(settleStaffRequest, await onWhatWaits(staffId, 'confirm'))
  expect(member).toMatchObject({ roles: ['agent'], branch: '33010000', team: '一组' })
})

function branchOf(code: string) {
  return { comCode: code, comName: `${code}分公司`, areaCode: code, address: '路 1 号', phone: '' }
}
