import { takeChat, takeNext } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { listChats } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { signOut } from '@ecenter/contract/staff/desk/account.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor, newDeskVisitor } from '../../../../../test/desk-visitor.ts'
import { queuedChat, saidIn, storedChat } from '../../../../../test/subjects/desk-chats.ts'
import { openTestService, type TestService } from '../../../../../test/test-services.ts'
import { setRoles } from '../../../../platform/staff/change-staff-record.ts'
import { noteAtDesk } from '../../store/agent.repository.ts'
import { tidyConversations } from '../../tidy-conversations.ts'

type Desk = Awaited<ReturnType<typeof deskVisitor>>

// Without a place in the queue: it changes, and what was said does not.
const requeued =
  'notice: 接待您的客服已离线，已为您重新排队，请稍等。前面的对话客服都能看到，不用重说。'

let service: TestService
let agent: Desk
let chats: readonly string[]
beforeAll(async () => {
  service = await openTestService({ demo: false, env: { CONSULT_HOURS: '00:00-24:00' } })
})
beforeEach(async () => {
  await service.db.deleteFrom('conversation').execute()
  agent = await deskVisitor(service, ['supervisor'])
  chats = [await queuedChat(service), await queuedChat(service)]
  for (const chatId of chats) await agent.get(takeChat, { chatId })
  await service.passTime(10)
})
afterAll(() => service.close())

function states() {
  return Promise.all(
    chats.map(async (chatId) => {
      const { status, staffId } = await storedChat(service, chatId)
      return staffId === undefined ? status : `${status} of somebody`
    }),
  )
}

async function pass(seconds: number) {
  await service.passTime(seconds)
  await tidyConversations(service)
}

const kept = ['person of somebody', 'person of somebody']

test('who signs out strands nobody: their customers wait where they waited, and are told', async () => {
  const later = await queuedChat(service)
  await agent.get(signOut, {})
  expect(await states()).toEqual(['queued', 'queued'])
  const [first = '', second = ''] = await inOrder()
  expect((await saidIn(service, first)).at(-1)).toBe(requeued)
  expect((await saidIn(service, second)).at(-1)).toBe(requeued)
  const colleague = await deskVisitor(service)
  const next = async () => (await colleague.get(takeNext, {})).chatId
  expect([await next(), await next(), await next()]).toEqual([first, second, later])
})

/** Both were queued in one moment. */
async function inOrder() {
  return chats.toSorted()
}

test('who signs out at one of two desks goes on at the other', async () => {
  const { db, staffSessions } = service
  const other = newDeskVisitor(service)
  other.takeCookie(
    await db.transaction().execute((each) => staffSessions.open(agent.staff.id, each)),
  )
  await agent.get(signOut, {})
  expect(await states()).toEqual(kept)
  await other.get(signOut, {})
  expect(await states()).toEqual(['queued', 'queued'])
})

test('whose desk is not heard of for two minutes has gone', async () => {
  await pass(100)
  expect(await states()).toEqual(kept)
  await pass(30)
  expect(await states()).toEqual(['queued', 'queued'])
  const [first = ''] = await inOrder()
  expect((await saidIn(service, first)).at(-1)).toBe(requeued)
})

test.each<[string, () => Promise<unknown>]>([
  ['a page that follows its chats', () => noteAtDesk(service, agent.staff.id, service.clock.now())],
  ['another page of the desk', () => agent.get(listChats, {})],
])('who has %s open keeps them', async (_, beat) => {
  for (let at = 0; at < 4; at++) {
    await beat()
    await pass(60)
  }
  expect(await states()).toEqual(kept)
})

test('what was given to somebody just as they lost the role is given on within the minute', async () => {
  await setRoles(service, agent.staff.id, ['content'])
  await tidyConversations(service)
  expect(await states()).toEqual(['queued', 'queued'])
})
