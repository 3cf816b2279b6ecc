import { readCase, takeCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { giveCase } from '@ecenter/contract/appeals/desk/case-work.ts'
import { giveChatTo, takeChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { takeCaseIn } from '@ecenter/contract/customers/desk/intake.ts'
import { countDay, listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { listTeamDay, type TeamRow } from '@ecenter/contract/day/desk/team-day.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { queuedChat, storedChat } from '../../../../test/subjects/desk-chats.ts'
import { reportBy } from '../../../../test/subjects/things-by-phone.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { noteAtDesk } from '../../customer-service/store/agent.repository.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'

const service = serviceOfTests({ demo: false, env: { DAY_SOON_MINUTES: '45' } })
type Desk = Awaited<ReturnType<typeof deskVisitor>>
let supervisor: Desk
let agent: Desk
let clerk: Desk

beforeAll(async () => {
  await storeBranches(service, [
    {
      ...{ comCode: '33010000', comName: '杭州中心支公司', areaCode: '33010000' },
      ...{ address: '路 1 号', phone: '' },
    },
  ])
  supervisor = await deskVisitor(service, ['supervisor'], '沈国栋')
  agent = await deskVisitor(service, ['agent'], '罗佳怡')
  clerk = await deskVisitor(service, ['claims'], '何思源')
  await noteAtDesk(service, agent.staff.id, service.clock.now())
})

async function caseIn(areaCode?: string): Promise<string> {
  const { caseId } = await clerk.get(takeCaseIn, {
    ...{ channel: 'phone', kind: 'complaint', cause: 'service', product: 'commercial', areaCode },
    ...{ name: '侯示例', phoneNumber: newPhone(), callBackTime: 'soonest', content: '等太久。' },
  })
  return caseId
}

async function rowOf(desk: Desk, id: string, asked: object = {}): Promise<TeamRow | undefined> {
  const { rows } = await desk.get(listTeamDay, asked)
  return rows.find((row) => row.id === id)
}

test('what nobody has stands in front, and each thing says whose it is', async () => {
  const [waiting, taken] = [await queuedChat(service), await queuedChat(service)]
  await agent.get(takeChat, { chatId: taken })
  const [free, handled] = [await caseIn(), await caseIn()]
  await clerk.get(takeCase, { caseId: handled, version: 0 })

  const { rows, unowned, soonMinutes } = await supervisor.get(listTeamDay, {})
  const isUnowned = rows.map((row) => row.isUnowned)
  expect(isUnowned).toEqual(isUnowned.toSorted((one, other) => Number(other) - Number(one)))
  expect(rows.slice(0, 2).map(({ id }) => id)).toEqual([waiting, free])
  expect(unowned).toEqual({ total: 2, late: 0 })
  expect(soonMinutes).toBe(45)
  const number = expect.stringMatching(/^\d+$/)
  expect(await rowOf(supervisor, taken)).toMatchObject({
    what: '等客服回复',
    owner: { staffId: agent.staff.id, name: '罗佳怡', number },
  })
  expect(await rowOf(supervisor, handled)).toMatchObject({
    about: '服务投诉',
    owner: { staffId: clerk.staff.id, name: '何思源' },
  })
  // Their own day has of chats what they may answer themselves.
  const own = (await supervisor.get(listDay, { kind: 'chat' })).rows.map(({ id }) => id)
  expect([own.includes(waiting), own.includes(taken)]).toEqual([true, false])
})

test('of one of the staff, and of nobody, their things alone are listed and counted', async () => {
  for (const owner of [agent.staff.id, clerk.staff.id, 'nobody'] as const) {
    const { rows, total, counts } = await supervisor.get(listTeamDay, { owner })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map((row) => row.owner?.staffId ?? 'nobody')).toEqual(rows.map(() => owner))
    expect(total).toBe(rows.length)
    expect(counts.kinds.reduce((sum, each) => sum + each.total, 0)).toBe(total)
    const cases = await supervisor.get(listTeamDay, { owner, kind: 'case' })
    expect(cases.rows).toEqual(rows.filter(({ kind }) => kind === 'case'))
  }
})

test('the strip of the team tells whether they are here, what they have, and what they may be given', async () => {
  const { team } = await supervisor.get(listTeamDay, {})
  const of = ({ staff }: Desk) => team.find(({ staffId }) => staffId === staff.id)
  expect(of(agent)).toMatchObject({
    ...{ kinds: ['chat'], cases: 0, isSelf: false },
    staffing: { taking: 'may', open: 1 },
  })
  expect(of(clerk)).toMatchObject({ kinds: ['case'], cases: 1, leads: 0 })
  expect(of(clerk)?.staffing).toBeUndefined()
  expect(of(supervisor)).toMatchObject({ kinds: ['chat', 'case'], isSelf: true })
})

test('what is shared by whoever may handle it says why nobody is given it', async () => {
  await reportBy(service, { customerKey: service.keys.searchHash('phone', '13300000511') })
  const { rows } = await supervisor.get(listTeamDay, {})
  expect(rows.map(({ kind }) => kind)).toContain('report')
  for (const row of rows) {
    const isGivable = row.kind === 'chat' || row.kind === 'case'
    expect([row.kind, row.whyNotGiven === undefined]).toEqual([row.kind, isGivable])
  }
  const all = await supervisor.get(countDay, {})
  const { counts } = await supervisor.get(listTeamDay, {})
  const shared = (kinds: typeof all.kinds) =>
    kinds
      .filter(({ kind }) => !['chat', 'wrap-up', 'lead', 'case'].includes(kind))
      .map(({ kind, total, late }) => [kind, total, late])
  expect(shared(counts.kinds)).toEqual(shared(all.kinds))
})

test('a chat that somebody has taken since it was listed stays with them', async () => {
  const chatId = await queuedChat(service)
  const second = await deskVisitor(service, ['agent'], '许文静')
  await second.get(takeChat, { chatId })
  const refused = await supervisor.ask(giveChatTo, {
    ...{ chatId, staffId: agent.staff.id },
    hadBy: 'nobody',
  })
  expect(refused).toMatchObject({
    code: 'E3020001',
    message: '这个会话刚刚换了人接待，请看过最新情况再分。',
  })
  expect(await storedChat(service, chatId)).toMatchObject({ staffId: second.staff.id })
  const hadBy = second.staff.id
  await supervisor.get(giveChatTo, { chatId, staffId: agent.staff.id, hadBy })
  expect(await storedChat(service, chatId)).toMatchObject({ staffId: agent.staff.id })
})

test('a case is given as it was listed, and not where a colleague was there first', async () => {
  const caseId = await caseIn()
  const { version = -1 } = (await rowOf(supervisor, caseId, { owner: 'nobody' })) ?? {}
  await supervisor.get(giveCase, { caseId, version, staffId: clerk.staff.id })
  expect(await clerk.get(readCase, { caseId })).toMatchObject({ isMine: true })
  const late = await supervisor.ask(giveCase, { caseId, version, staffId: supervisor.staff.id })
  expect(late).toMatchObject({ code: 'E3020001' })
  expect(await clerk.get(readCase, { caseId })).toMatchObject({ isMine: true })
})

test('who watches over a branch sees its cases and its staff, and nothing of another one', async () => {
  const branch = '33010000'
  const here = await deskVisitor(service, ['supervisor'], '方主管')
  const own = await deskVisitor(service, ['claims'], '邓丽华')
  for (const { staff } of [here, own]) await setBranch(service, staff.id, { branch })
  const [theirs, others] = [await caseIn('33010600'), await caseIn('34010000')]
  const listed = await here.get(listTeamDay, { kind: 'case', owner: 'nobody' })
  const ids = listed.rows.map(({ id }) => id)
  expect([ids.includes(theirs), ids.includes(others)]).toEqual([true, false])
  expect(new Set(listed.team.map(({ staffId }) => staffId))).toEqual(
    new Set([here.staff.id, own.staff.id]),
  )
})

test('over the list stands how the team does, whatever is filtered, and who has most places is in front', async () => {
  const chatId = await queuedChat(service)
  const { figures, team } = await supervisor.get(listTeamDay, {})
  expect(figures).toMatchObject({
    waitingSince: expect.any(String),
    answerMinutes: service.settings.chatAnswerMinutes,
    ratings: 0,
  })
  // Nothing was counted here yet.
  expect([figures.countedAt, figures.firstMedian, figures.stars]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const filtered = await supervisor.get(listTeamDay, { owner: agent.staff.id, kind: 'case' })
  expect(filtered.figures).toEqual(figures)
  const free = team.flatMap(({ staffing }) =>
    staffing?.taking === 'may' ? staffing.atMost - staffing.open : [],
  )
  expect(free).toEqual(free.toSorted((one, other) => other - one))
  expect(team.every(({ calls }) => calls === 0)).toBe(true)

  await service.passTime(600)
  const late = await supervisor.get(listTeamDay, { kind: 'chat', owner: 'nobody' })
  expect(late.figures.late).toBeGreaterThan(figures.late)
  const dueAt = late.rows.find(({ id }) => id === chatId)?.dueAt ?? ''
  expect((late.figures.lateSince ?? dueAt) <= dueAt).toBe(true)
})
