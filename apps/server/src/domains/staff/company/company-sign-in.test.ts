import { takeChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { listColleagues } from '@ecenter/contract/customer-service/desk/staffing.ts'
import {
  changePassword,
  readMe,
  readSignInWays,
  signIn,
} from '@ecenter/contract/staff/desk/account.ts'
import { changeStaff, listStaff } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { companyBrowser, tellEnds } from '../../../../test/company/company-browser.ts'
import { type Company, openCompany } from '../../../../test/company/open-company.ts'
import { deskVisitor, newDeskVisitor } from '../../../../test/desk-visitor.ts'
import { queuedChat, storedChat } from '../../../../test/subjects/desk-chats.ts'
import { storedMember } from '../../../../test/subjects/staff.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { renameAccount, setDisabled } from '../../../platform/staff/change-staff-record.ts'
import { findStaffByAccount } from '../../../platform/staff/staff.repository.ts'
import { noteAtDesk } from '../../customer-service/store/agent.repository.ts'

let company: Company
let service: TestService
beforeAll(async () => {
  company = await openCompany()
  service = await openTestService({ demo: false, env: company.env })
})
afterAll(async () => {
  await service.close()
  await company.close()
})
let sub: string
let number: string
let people = 0
beforeEach(async () => {
  // The provider's clock is that of this machine.
  await service.passTime((Date.now() - service.clock.now().getTime()) / 1000)
  people += 1
  sub = `sub-${people}`
  number = `e${1000 + people}`
  company.people.set(sub, {
    name: '张三',
    employee_number: number.toUpperCase(),
    roles: ['kefu'],
    branch: '北京分公司',
  })
})

const newBrowser = () => companyBrowser(service, company)

function say(roles: readonly string[] | string): void {
  company.people.set(sub, { name: '张三', employee_number: number, roles })
}

async function tracesOf(id: string): Promise<string[]> {
  const rows = await service.db
    .selectFrom('audit_entry')
    .select(['event', 'outcome'])
    .where(({ or, eb }) => or([eb('staff_id', '=', id), eb('object_id', '=', id)]))
    .orderBy('at')
    .orderBy('seq')
    .execute()
  return rows.map(({ event, outcome }) => `${event} ${outcome}`).sort()
}

test('an employee whom the desk does not know comes in with name, number and roles of the company', async () => {
  const browser = newBrowser()
  expect(await browser.signIn(sub)).toBe('in')
  const { me } = await browser.get(readMe, {})
  expect(me).toMatchObject({ account: number, name: '张三', roles: ['agent'], isByCompany: true })
  expect(await tracesOf(me.staffId)).toEqual([
    'staff-added agent, by company account',
    'staff-signed-in signed in, by company account',
  ])
  const supervisor = await deskVisitor(service, ['supervisor'])
  const { staff } = await supervisor.get(listStaff, {})
  expect(staff.find(({ account }) => account === number)).toMatchObject({
    name: '张三',
    branch: '北京分公司',
    state: 'active',
  })
  expect(service.logged.join('\n')).not.toContain(number)
})

test('a provider that tells claims only where it is asked for them is asked, also where the desk is on https', async () => {
  const origin = 'https://desk.insurer.example'
  const tight = await openCompany({ isTightLipped: true, origin })
  tight.people.set('quiet', { name: '李四', employee_number: 'quiet-1', roles: 'lipei' })
  const other = await openTestService({ demo: false, env: tight.env })
  await other.passTime((Date.now() - other.clock.now().getTime()) / 1000)
  const browser = companyBrowser(other, tight)
  expect(await browser.signIn('quiet')).toBe('in')
  const { me } = await browser.get(readMe, {})
  expect(me).toMatchObject({ account: 'quiet-1', name: '李四', roles: ['claims'] })
  const told = tellEnds(other, tight)
  await browser.signOutThere()
  expect(told).toEqual([200])
  expect(await browser.ask(readMe, {})).toMatchObject({ code: 'E3010001' })
  await other.close()
  await tight.close()
})

test('who comes in for the first time in two browsers at once has one account', async () => {
  const both = [newBrowser(), newBrowser()]
  expect(await Promise.all(both.map((each) => each.signIn(sub)))).toEqual(['in', 'in'])
  const ids = await Promise.all(both.map(async (each) => (await each.get(readMe, {})).me.staffId))
  expect(new Set(ids).size).toBe(1)
})

test('roles follow the company, and who may talk no more puts customers back into the queue', async () => {
  const browser = newBrowser()
  await browser.signIn(sub)
  const { staffId } = (await browser.get(readMe, {})).me
  const chatId = await queuedChat(service)
  await browser.get(takeChat, { chatId })
  say(['lipei', 'of another program'])
  expect(await newBrowser().signIn(sub)).toBe('in')
  expect((await browser.get(readMe, {})).me.roles).toEqual(['claims'])
  expect(await storedChat(service, chatId)).toMatchObject({ status: 'queued' })
  expect(await tracesOf(staffId)).toContain('staff-changed roles claims, by company account')
})

test('who is put out at the company is given no chat by a colleague any more', async () => {
  const browser = newBrowser()
  await browser.signIn(sub)
  const { staffId } = (await browser.get(readMe, {})).me
  await noteAtDesk(service, staffId, service.clock.now())
  const colleague = await deskVisitor(service, ['agent'])
  const present = async () =>
    (await colleague.get(listColleagues, {})).colleagues.map((each) => each.staffId)
  expect(await present()).toContain(staffId)
  tellEnds(service, company)
  await browser.signOutThere()
  expect(await present()).not.toContain(staffId)
})

test('who has no role of the desk does not come in, and who had one is out everywhere', async () => {
  say([])
  expect(await newBrowser().signIn(sub)).toBe('no-role')
  const known = async () => (await supervisor.get(listStaff, {})).staff
  const supervisor = await deskVisitor(service, ['supervisor'])
  expect((await known()).map(({ account }) => account)).not.toContain(number)

  say(['kefu'])
  const browser = newBrowser()
  await browser.signIn(sub)
  say('of another program')
  expect(await newBrowser().signIn(sub)).toBe('no-role')
  expect(await browser.ask(readMe, {})).toMatchObject({ code: 'E3010001' })
  expect((await known()).find(({ account }) => account === number)?.roles).toEqual([])
})

test('who has no number, or one that could be no account, does not come in', async () => {
  company.people.set(sub, { name: '张三', roles: ['kefu'] })
  expect(await newBrowser().signIn(sub)).toBe('no-number')
  company.people.set(sub, { name: '张三', employee_number: '第一号', roles: ['kefu'] })
  expect(await newBrowser().signIn(sub)).toBe('no-number')
})

test('who was put out at the desk stays out', async () => {
  const browser = newBrowser()
  await browser.signIn(sub)
  const { staffId } = (await browser.get(readMe, {})).me
  await setDisabled(service, staffId, service.clock.now())
  expect(await newBrowser().signIn(sub)).toBe('disabled')
  expect(await browser.ask(readMe, {})).toMatchObject({ code: 'E3010001' })
})

test('a number that was given to somebody else opens nothing of who had it', async () => {
  await newBrowser().signIn(sub)
  company.people.set('heir', { name: '王五', employee_number: number, roles: ['kefu'] })
  expect(await newBrowser().signIn('heir')).toBe('taken')
})

test('an account of the house becomes that of the employee, and its password opens it no more', async () => {
  const member = await storedMember(service, { roles: ['agent'] })
  company.people.set(sub, { name: '张三', employee_number: member.account, roles: ['kefu'] })
  const before = newDeskVisitor(service)
  const cookie = await service.db
    .transaction()
    .execute((db) => service.staffSessions.open(member.id, db))
  before.takeCookie(cookie)
  const browser = newBrowser()
  expect(await browser.signIn(sub)).toBe('in')
  expect((await browser.get(readMe, {})).me.staffId).toBe(member.id)
  expect(await before.ask(readMe, {})).toMatchObject({ code: 'E3010001' })
  expect(await newDeskVisitor(service).ask(signIn, member)).toMatchObject({ field: 'password' })
  const change = { password: member.password, newPassword: 'a long new password' }
  expect(await browser.ask(changePassword, change)).toMatchObject({
    field: 'password',
    message: '您用公司账号登录，在这里没有密码。',
  })
})

test('who has an account of the house under another name gets no second one, until it is joined or put out', async () => {
  const member = await storedMember(service, { roles: ['agent'], name: '林晓' })
  company.people.set(sub, { name: '林晓', employee_number: number, roles: ['kefu'] })
  expect(await newBrowser().signIn(sub)).toBe('taken')
  expect(await findStaffByAccount(service, number)).toBeUndefined()
  const other = await storedMember(service, { roles: ['agent'], name: '林晓' })
  await setDisabled(service, other.id, service.clock.now())
  expect(await renameAccount(service, member.id, number)).toBe(true)
  const browser = newBrowser()
  expect(await browser.signIn(sub)).toBe('in')
  expect((await browser.get(readMe, {})).me.staffId).toBe(member.id)
  expect(await newDeskVisitor(service).ask(signIn, { ...member, account: number })).toMatchObject({
    field: 'password',
  })
  // Somebody else who is called so is no longer in doubt: no account of the house has the name.
  company.people.set('alike', { name: '林晓', employee_number: `${number}b`, roles: ['kefu'] })
  expect(await newBrowser().signIn('alike')).toBe('in')
})

test('the desk changes neither roles nor sign-in of a company account, but puts it out', async () => {
  const browser = newBrowser()
  await browser.signIn(sub)
  const { staffId } = (await browser.get(readMe, {})).me
  const supervisor = await deskVisitor(service, ['supervisor'])
  for (const change of [{ kind: 'reset' }, { kind: 'roles', roles: ['claims'] }]) {
    expect(await supervisor.ask(changeStaff, { staffId, change })).toMatchObject({
      code: 'E3020001',
      message: '这是公司账号，角色、机构和登录请在公司账号系统里改，下次登录时生效。',
    })
  }
  const { member } = await supervisor.get(changeStaff, { staffId, change: { kind: 'disable' } })
  expect(member).toMatchObject({ state: 'disabled', isByCompany: true })
})

test('both ways are offered, unless the house has closed that by password', async () => {
  const ways = { isByCompany: true, isByPassword: true }
  expect(await newDeskVisitor(service).get(readSignInWays, {})).toEqual(ways)
  const env = { ...company.env, STAFF_PASSWORDS: 'off' }
  const closed = await openTestService({ demo: false, env })
  const member = await storedMember(closed, { roles: ['agent'] })
  const visitor = newDeskVisitor(closed)
  expect(await visitor.get(readSignInWays, {})).toEqual({ ...ways, isByPassword: false })
  expect(await visitor.ask(signIn, member)).toMatchObject({
    field: 'password',
    message: '本单位只用公司账号登录。',
  })
  await closed.close()
})
