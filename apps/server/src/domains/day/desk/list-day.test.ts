import { randomUUID } from 'node:crypto'
import { listReports } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { listCases } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import {
  sendToChat,
  takeChat,
  transferChat,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { listChats } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { countDay, listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { type DayKind, dayKind } from '@ecenter/contract/day/desk/day-row.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { queuedChat, sayIn } from '../../../../test/subjects/desk-chats.ts'

const service = serviceOfTests()
type Desk = Awaited<ReturnType<typeof deskVisitor>>

/** Every row, page after page. */
async function allOf(desk: Desk, kind?: DayKind) {
  const rows = []
  for (let page: number | undefined = 1; page !== undefined; ) {
    const answer: Awaited<ReturnType<typeof desk.get<typeof listDay>>> = await desk.get(listDay, {
      kind,
      page,
    })
    rows.push(...answer.rows)
    page = answer.nextPage
  }
  return rows
}

test('everything that is due stands in one order, each page goes on where the last one ended, and the counts are those of the rows', async () => {
  const clerk = await deskVisitor(service, ['supervisor'])
  for (let chat = 0; chat < rowsPerPage; chat += 1) await queuedChat(service)
  const rows = await allOf(clerk)
  expect(rows.length).toBeGreaterThan(rowsPerPage)
  const behind = rows.filter(({ what }) => what === '待核心立案')
  const first = rows.filter((row) => !behind.includes(row))
  const duesOf = (some: typeof rows) => some.map(({ dueAt }) => dueAt)
  expect(duesOf(rows)).toEqual([...duesOf(first).toSorted(), ...duesOf(behind).toSorted()])
  expect(new Set(rows.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(rows.length)
  const { kinds, at } = await clerk.get(countDay, {})
  for (const { kind, total, late } of kinds) {
    const own = rows.filter((row) => row.kind === kind)
    expect([kind, own.length]).toEqual([kind, total])
    expect([kind, own.filter(({ dueAt }) => dueAt <= at).length]).toEqual([kind, late])
    expect(await allOf(clerk, kind)).toEqual(own)
  }
})

test('whoever handles claims sees cases as late as their own list has them, masked', async () => {
  const clerk = await deskVisitor(service, ['claims'])
  const [first] = (await clerk.get(listCases, { stand: 'overdue' })).cases
  expect(await allOf(clerk, 'case')).toContainEqual({
    kind: 'case',
    id: first?.caseId,
    what: expect.stringMatching(/^(首次回电|书面答复)$/),
    about: expect.any(String),
    masked: '葛**',
    number: first?.caseNo,
    dueAt: expect.any(String),
    dueOn: expect.any(String),
  })
  const { reports, total } = await clerk.get(listReports, { state: 'waiting' })
  const { kinds } = await clerk.get(countDay, {})
  const late = reports.filter(({ isLate }) => isLate).length
  expect(kinds.find(({ kind }) => kind === 'report')).toMatchObject({ total, late })
})

test('each role sees what it may handle, and a supervisor all of it', async () => {
  const kindsOf = async (...roles: Parameters<typeof deskVisitor>[1] & object) => {
    const desk = await deskVisitor(service, roles)
    return (await desk.get(countDay, {})).kinds.map(({ kind }) => kind)
  }
  expect(await kindsOf('agent')).toEqual([
    'chat',
    'wrap-up',
    'call-back',
    'lead',
    'unissued',
    'only-proven',
  ])
  expect(await kindsOf('claims')).toEqual([
    ...['call-back', 'report', 'document', 'approval', 'claim', 'nudge'],
    ...['payee-change', 'case', 'return', 'link', 'failed-refund', 'refund', 'unissued'],
    'only-proven',
  ])
  expect(await kindsOf('content')).toEqual(['content'])
  expect(await kindsOf('supervisor')).toEqual(dayKind.options)
  const content = await deskVisitor(service, ['content'])
  expect(await content.get(listDay, { kind: 'case' })).toMatchObject({ rows: [], total: 0 })
})

test('a chat is due three minutes after its customer asked for a person, and giving it on changes nothing', async () => {
  const agent = await deskVisitor(service, ['agent'])
  const chatId = await queuedChat(service)
  const since = service.clock.now()
  const dueAt = new Date(since.getTime() + 180_000).toISOString()
  const due = async (desk = agent) => (await allOf(desk, 'chat')).find(({ id }) => id === chatId)
  expect(await due()).toMatchObject({ what: '排队等人工', dueAt })
  await service.passTime(60)
  await agent.get(takeChat, { chatId })
  await sayIn(service, chatId, '还在吗？')
  expect(await due()).toMatchObject({ what: '等您回复', dueAt })
  await agent.get(transferChat, { chatId })
  const other = await deskVisitor(service, ['agent'])
  expect(await due(other)).toMatchObject({ what: '排队等人工', dueAt })
})

test('an answer ends what was owed, and what the customer writes next begins anew', async () => {
  const agent = await deskVisitor(service, ['agent'])
  const chatId = await queuedChat(service)
  await agent.get(takeChat, { chatId })
  await service.passTime(30)
  await agent.get(sendToChat, { chatId, sentAs: randomUUID(), content: '您好。' })
  const due = async () => (await allOf(agent, 'chat')).find(({ id }) => id === chatId)
  expect(await due()).toBeUndefined()
  await service.passTime(300)
  await sayIn(service, chatId, '理赔到哪一步了？')
  const dueAt = new Date(service.clock.now().getTime() + 180_000).toISOString()
  await service.passTime(60)
  await sayIn(service, chatId, '请尽快回复')
  expect(await due()).toMatchObject({ dueAt })
})

test('of one’s own chats the one that waits longest is in front, and the others tell by when they are answered', async () => {
  const agent = await deskVisitor(service, ['agent'])
  const [first, second] = [await queuedChat(service), await queuedChat(service)]
  for (const chatId of [first, second]) await agent.get(takeChat, { chatId })
  await agent.get(sendToChat, { chatId: first, sentAs: randomUUID(), content: '您好。' })
  const mine = async () => (await agent.get(listChats, {})).mine
  expect((await mine()).map(({ chatId, waitingSince }) => [chatId, waitingSince])).toEqual([
    [second, service.clock.now().toISOString()],
    [first, undefined],
  ])
  await service.passTime(60)
  await sayIn(service, first, '好的，那赔款呢？')
  const [, last] = await mine()
  expect(last).toMatchObject({
    chatId: first,
    answerBy: new Date(service.clock.now().getTime() + 180_000).toISOString(),
  })
})
