import { takeChat, takeNext } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { changeStaff } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { InferInput } from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { changeByTwo } from '../../../../../test/change-by-two.ts'
import { deskVisitor } from '../../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../../test/service-of-tests.ts'
import { queuedChat, saidIn, storedChat } from '../../../../../test/subjects/desk-chats.ts'
import { setDisabled } from '../../../../platform/staff/change-staff-record.ts'
import { tidyConversations } from '../../tidy-conversations.ts'

type Change = InferInput<typeof changeStaff.request>['change']
type Desk = Awaited<ReturnType<typeof deskVisitor>>

const told = 'notice: 正在为您换一位客服，请稍等。前面的对话客服都能看到，不用重说。'

const service = serviceOfTests({ demo: false, env: { CONSULT_HOURS: '00:00-24:00' } })
let agent: Desk
let chatId: string
beforeEach(async () => {
  agent = await deskVisitor(service)
  chatId = await queuedChat(service)
  await agent.get(takeChat, { chatId })
  await service.passTime(60)
})

async function change(wanted: Change): Promise<void> {
  await changeByTwo(service, agent.staff.id, wanted)
}

test.each<[string, Change]>([
  ['is put out', { kind: 'disable' }],
  ['is reset, and signed out everywhere', { kind: 'reset' }],
  ['talks to nobody from now on', { kind: 'roles', roles: ['content'] }],
])('the customer of an agent who %s is told, and is the next to be served', async (_, wanted) => {
  const before = await storedChat(service, chatId)
  const later = await queuedChat(service)
  await change(wanted)
  const after = await storedChat(service, chatId)
  expect(after).toMatchObject({ status: 'queued', queuedAt: before.queuedAt })
  expect(after.staffId).toBeUndefined()
  expect((await saidIn(service, chatId)).at(-1)).toBe(told)
  const colleague = await deskVisitor(service)
  expect([await colleague.get(takeNext, {}), await colleague.get(takeNext, {})]).toEqual([
    { chatId },
    { chatId: later },
  ])
})

test('who keeps talking to customers keeps them', async () => {
  await change({ kind: 'roles', roles: ['agent', 'claims'] })
  expect(await storedChat(service, chatId)).toMatchObject({ staffId: agent.staff.id })
})

test('what was given to somebody just as they were put out is given on within the minute', async () => {
  await setDisabled(service, agent.staff.id, service.clock.now())
  await tidyConversations(service)
  expect(await storedChat(service, chatId)).toMatchObject({ status: 'queued' })
  expect((await saidIn(service, chatId)).at(-1)).toBe(told)
})
