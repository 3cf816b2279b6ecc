import { randomUUID } from 'node:crypto'
import {
  sendToChat,
  takeChat,
  transferChat,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import {
  chatFile,
  followChats,
  noteChat,
  openSharedCard,
  readChat,
  readChatUpTo,
} from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { listColleagues } from '@ecenter/contract/customer-service/desk/staffing.ts'
import { closeChat } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  queuedChat,
  saidIn,
  sayIn,
  storedChat,
  wrapUpOf,
} from '../../../../test/subjects/desk-chats.ts'
import { noteAtDesk } from '../store/agent.repository.ts'

type Agent = Awaited<ReturnType<typeof deskVisitor>>

const service = serviceOfTests({ demo: false })
let agent: Agent
let colleague: Agent
let chatId: string
beforeEach(async () => {
  agent = await deskVisitor(service)
  colleague = await deskVisitor(service)
  chatId = await queuedChat(service)
  await agent.get(takeChat, { chatId })
})

function words(content: string, sentAs: string = randomUUID()) {
  return { chatId, content, sentAs }
}

describe('what an agent says', () => {
  test('is read by the customer as it stands, whatever it holds', async () => {
    const payload = '<img src=x onerror=alert(1)>{{7*7}}\u202e'
    await agent.get(sendToChat, words(payload))
    expect((await saidIn(service, chatId)).at(-1)).toBe(`agent: ${payload}`)
  })

  test('is said once, however often it comes, at once or later', async () => {
    const sent = words('请稍等')
    await Promise.all(Array.from({ length: 10 }, () => agent.ask(sendToChat, sent)))
    await agent.get(sendToChat, sent)
    const said = (await saidIn(service, chatId)).filter((line) => line === 'agent: 请稍等')
    expect(said).toHaveLength(1)
  })

  test('is refused where a colleague has the conversation, and after its end', async () => {
    expect((await colleague.ask(sendToChat, words('我来'))).code).toBe('E3020001')
    await agent.get(closeChat, await wrapUpOf(service, chatId))
    const after = await agent.ask(sendToChat, words('还有'))
    expect(after).toMatchObject({ code: 'E3020001', message: '这个会话已经结束，不能再操作。' })
    expect((await saidIn(service, chatId)).filter((line) => line.startsWith('agent'))).toEqual([])
  })

  test('has no more than 1000 characters', async () => {
    expect((await agent.ask(sendToChat, words('字'.repeat(1000)))).code).toBe('1')
    const tooLong = await agent.ask(sendToChat, words('字'.repeat(1001)))
    expect(tooLong).toMatchObject({ code: '1000', field: 'content' })
  })
})

test('what was read moves on only forward, and only for who has the conversation', async () => {
  await sayIn(service, chatId, '在吗')
  await agent.get(readChatUpTo, { chatId, seq: 3 })
  await agent.get(readChatUpTo, { chatId, seq: 1 })
  expect((await storedChat(service, chatId)).readByStaff).toBe(3)
  expect((await colleague.ask(readChatUpTo, { chatId, seq: 3 })).code).toBe('E3020001')
})

test('a note is read by colleagues and is nowhere in what the customer gets', async () => {
  const { note } = await agent.get(noteChat, { chatId, text: '客户情绪激动' })
  expect(note).toMatchObject({ text: '客户情绪激动', byName: '测试员工' })
  const { notes, messages } = await agent.get(readChat, { chatId })
  expect(notes).toEqual([note])
  expect(JSON.stringify(messages)).not.toContain('情绪激动')
  expect((await saidIn(service, chatId)).join()).not.toContain('情绪激动')
})

describe('a conversation that is transferred', () => {
  test('goes to a colleague who is at the desk, with the note, and the customer is told', async () => {
    await noteAtDesk(service, colleague.staff.id, service.clock.now())
    const { colleagues } = await agent.get(listColleagues, {})
    expect(colleagues.map(({ staffId }) => staffId)).toContain(colleague.staff.id)
    const transfer = { chatId, staffId: colleague.staff.id, note: '要改地址' }
    await agent.get(transferChat, transfer)
    expect(await storedChat(service, chatId)).toMatchObject({ staffId: colleague.staff.id })
    expect((await saidIn(service, chatId)).at(-1)).toContain('已为您转给客服')
    const { notes, state } = await colleague.get(readChat, { chatId })
    expect(notes).toMatchObject([{ text: '要改地址' }])
    expect(state.isMine).toBe(true)
    expect((await agent.ask(sendToChat, words('再说'))).code).toBe('E3020001')
  })

  test('goes to nobody who has left the desk', async () => {
    await noteAtDesk(service, colleague.staff.id, service.clock.now())
    await service.passTime(60)
    const answer = await agent.ask(transferChat, { chatId, staffId: colleague.staff.id })
    expect(answer).toMatchObject({ code: '1000', field: 'staffId' })
    expect(await storedChat(service, chatId)).toMatchObject({ staffId: agent.staff.id })
  })

  test('goes back into the queue in front of who came later', async () => {
    const before = await storedChat(service, chatId)
    await service.passTime(60)
    await queuedChat(service)
    await agent.get(transferChat, { chatId })
    const after = await storedChat(service, chatId)
    expect(after).toMatchObject({ status: 'queued', queuedAt: before.queuedAt })
    expect(after.staffId).toBeUndefined()
  })
})

test('closing tells the customer, leaves a trace, and happens once', async () => {
  await agent.get(closeChat, await wrapUpOf(service, chatId))
  expect(await storedChat(service, chatId)).toMatchObject({
    status: 'ended',
    endedAt: service.clock.now(),
    staffId: agent.staff.id,
  })
  expect((await saidIn(service, chatId)).at(-1)).toContain('结束了本次服务')
  expect((await agent.ask(closeChat, await wrapUpOf(service, chatId))).code).toBe('E3020001')
})

test('earlier pages of a long conversation follow each other without gap or doubling', async () => {
  for (let count = 0; count < 118; count += 1) await sayIn(service, chatId, `第 ${count} 句`)
  const seqs: number[] = []
  let before: number | undefined
  for (;;) {
    const { messages, hasEarlier } = await agent.get(readChat, { chatId, before })
    seqs.unshift(...messages.map(({ seq }) => seq))
    before = messages[0]?.seq
    if (!hasEarlier) break
  }
  expect(seqs).toEqual(Array.from({ length: 120 }, (_, index) => index + 1))
})

test('a place that no conversation reaches is refused by the rules, and breaks nothing', async () => {
  const seq = 2 ** 31
  const asked = await Promise.all([
    agent.ask(readChat, { chatId, before: seq }),
    agent.ask(chatFile, { chatId, seq }),
    agent.ask(openSharedCard, { chatId, seq }),
    agent.ask(followChats, { opened: [{ chatId, seq }] }),
  ])
  expect(asked.map(({ code }) => code)).toEqual(Array(asked.length).fill('1000'))
})
