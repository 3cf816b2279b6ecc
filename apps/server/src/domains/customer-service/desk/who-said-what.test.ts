import { randomUUID } from 'node:crypto'
import {
  sendToChat,
  takeNext,
  transferChat,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { readChat } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { askForAgent } from '@ecenter/contract/customer-service/service-calls.ts'
import { queryPageMessage } from '@ecenter/contract/customer-service/talk-calls.ts'
import { expect, test } from 'vitest'
import { type DeskVisitor, deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { answersAs, type Chatter, newChatter, takenBy } from '../../../../test/subjects/chats.ts'
import { agentNumber } from '../store/agent.repository.ts'

const service = serviceOfTests({ demo: false, env: { CONSULT_HOURS: '00:00-24:00' } })

test('after a transfer each message still bears the name and number of who said it', async () => {
  const first = await deskVisitor(service, ['agent'], '林晓')
  const second = await deskVisitor(service, ['agent'], '周婷')
  const customer = await newChatter(service)
  await customer.get(askForAgent, { signid: customer.signid })
  const chatId = await takeAndSay(first, '您好')
  await first.get(transferChat, { chatId })
  await takeAndSay(second, '我来继续')

  const [one, other] = await Promise.all(
    [first, second].map(({ staff }) => agentNumber(service, staff.id, service.clock.now())),
  )
  expect([one, other]).toEqual(['1001', '1002'])
  expect(await spoken(customer)).toMatchObject([
    { text: '您好', agentName: '小林', agentid: one },
    { text: '我来继续', agentName: '小周', agentid: other },
  ])
  const { messages } = await second.get(readChat, { chatId })
  expect(messages.flatMap(({ byName = [] }) => byName)).toEqual(['林晓', '周婷'])
})

test('what was stored before messages bore a name is read as it stands', async () => {
  const customer = await newChatter(service)
  await takenBy(service, customer)
  await answersAs(service, customer, '您好')
  const [said] = await spoken(customer)
  expect(said).toMatchObject({ text: '您好' })
  expect(said?.agentName).toBeUndefined()
})

async function takeAndSay({ get }: DeskVisitor, content: string): Promise<string> {
  const { chatId } = await get(takeNext, {})
  if (chatId === undefined) throw new Error('nobody waits')
  await get(sendToChat, { chatId, content, sentAs: randomUUID() })
  return chatId
}

async function spoken({ get, signid }: Chatter) {
  const { visits } = await get(queryPageMessage, { signid })
  return visits.flatMap(({ messages }) => messages).filter(({ from }) => from === 'agent')
}
