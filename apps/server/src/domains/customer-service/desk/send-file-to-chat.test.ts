import { randomUUID } from 'node:crypto'
import { takeChat, takeOverChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import {
  chatFile,
  readChat,
  sendFileToChat,
} from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { closeChat } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import {
  linkHistory,
  queryPageMessage,
  readChatFile,
  sendChatFile,
} from '@ecenter/contract/customer-service/talk-calls.ts'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type Chatter, newChatter } from '../../../../test/subjects/chats.ts'
import { wrapUpOf } from '../../../../test/subjects/desk-chats.ts'
import { pdf, photo, svg } from '../../../../test/subjects/sample-files.ts'
import { conversationIdOf } from '../calls/signid.ts'
import { changeConversation } from '../store/change-conversation.ts'
import { readConversation } from '../store/conversation.repository.ts'
import { say } from '../store/say.ts'

const mobile = '13800000078'

const service = serviceOfTests({ demo: false })
let aPhoto: Uint8Array<ArrayBuffer>
const aPdf = Uint8Array.from(pdf())
let agent: Awaited<ReturnType<typeof deskVisitor>>
beforeAll(async () => {
  aPhoto = Uint8Array.from(await photo())
})
beforeEach(async () => {
  agent = await deskVisitor(service, ['agent'])
})

async function wait(chatId: string): Promise<void> {
  const conversation = await readConversation(service, chatId)
  if (conversation === undefined) throw new Error('the conversation has gone')
  const now = service.clock.now()
  await changeConversation(service, conversation, { status: 'queued', queuedAt: now }, now)
}

/** A conversation that the agent has. */
async function taken() {
  const customer = await newChatter(service)
  const chatId = conversationIdOf(customer.signid)
  await wait(chatId)
  await agent.get(takeChat, { chatId })
  return { customer, chatId }
}

const toSend = (chatId: string, file = aPhoto) => ({
  ...{ chatId, sentAs: randomUUID(), name: '示例照片', file },
})

/** What the customer is shown of the files that were sent to them. */
async function filesShown({ get, signid }: Chatter) {
  const { visits } = await get(queryPageMessage, { signid })
  const files = visits.flatMap(({ messages }) => messages).filter(({ from }) => from === 'agent')
  return files.flatMap((message) => (message.kind === 'file' ? [message] : []))
}

test('a PDF of an agent is read by the customer of the chat under the name that was given', async () => {
  const { customer, chatId } = await taken()
  const sent = { ...toSend(chatId, aPdf), name: '理赔材料清单' }
  const { message } = await agent.get(sendFileToChat, sent)
  const facts = { kind: 'file', name: '理赔材料清单.pdf', mediaType: 'application/pdf' }
  expect(message).toMatchObject({ ...facts, from: 'agent' })
  const [shown] = await filesShown(customer)
  expect(shown).toMatchObject(facts)
  const { data } = await customer.get(readChatFile, { handle: shown?.handle ?? '' })
  expect(Buffer.from(data, 'base64').equals(Buffer.from(aPdf))).toBe(true)
  const opened = await agent.ask(chatFile, { chatId, seq: message.seq })
  expect(opened.wire.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': expect.stringContaining('no-store'),
  })
})

test('a picture of an agent is drawn anew, and stored sealed', async () => {
  const { customer, chatId } = await taken()
  await agent.get(sendFileToChat, toSend(chatId))
  const [shown] = await filesShown(customer)
  expect(shown).toMatchObject({ name: '示例照片', mediaType: 'image/jpeg' })
  const { data } = await customer.get(readChatFile, { handle: shown?.handle ?? '' })
  expect((await sharp(Buffer.from(data, 'base64')).metadata()).exif).toBeUndefined()
  const { rows } = await service.database.pool.query('select row::text from chat_message as row')
  expect(JSON.stringify(rows)).not.toContain('示例照片')
})

test('nobody else reads it: no other visitor, and no colleague who may not see the chat', async () => {
  const { customer, chatId } = await taken()
  const { message } = await agent.get(sendFileToChat, toSend(chatId))
  const [shown] = await filesShown(customer)
  const other = await newChatter(service)
  const handle = shown?.handle ?? ''
  expect(await other.ask(readChatFile, { handle })).toMatchObject({ code: '1007' })
  const colleague = await deskVisitor(service, ['agent'])
  const { seq } = message
  expect(await colleague.ask(chatFile, { chatId, seq })).toMatchObject({ code: 'E3020001' })
})

test('it is read again after the end in this session, and on another visit by who proves the phone', async () => {
  const { customer, chatId } = await taken()
  await customer.provePhone(mobile)
  await customer.get(linkHistory, { signid: customer.signid, mobile })
  await agent.get(sendFileToChat, toSend(chatId))
  await agent.get(closeChat, await wrapUpOf(service, chatId))
  const [shown] = await filesShown(customer)
  const handle = shown?.handle ?? ''
  expect((await customer.get(readChatFile, { handle })).mediaType).toBe('image/jpeg')

  await service.passTime(3600)
  const later = await newChatter(service)
  expect(await filesShown(later)).toEqual([])
  await later.provePhone(mobile)
  await later.get(linkHistory, { signid: later.signid, mobile })
  const [again] = await filesShown(later)
  const name = again?.handle ?? ''
  expect((await later.get(readChatFile, { handle: name })).mediaType).toBe('image/jpeg')
  expect(await later.ask(readChatFile, { handle })).toMatchObject({ code: '1007' })
})

test('what comes again is sent once, also under another request and after the end', async () => {
  const { customer, chatId } = await taken()
  const sent = toSend(chatId)
  const same = { requestId: sent.sentAs }
  const both = await Promise.all([1, 2].map(() => agent.get(sendFileToChat, sent, same)))
  const again = await agent.get(sendFileToChat, sent)
  await agent.get(closeChat, await wrapUpOf(service, chatId))
  const late = await agent.get(sendFileToChat, sent)
  expect(new Set([...both, again, late].map(({ message }) => message.seq)).size).toBe(1)
  expect(await filesShown(customer)).toHaveLength(1)
})

test('a file that is neither picture nor PDF, without a name or for no chat of one’s own is refused, and nothing is said', async () => {
  const { customer, chatId } = await taken()
  const refused = async (given: object) => {
    const { code, field } = await agent.ask(sendFileToChat, { ...toSend(chatId), ...given })
    return [code, field]
  }
  expect(await refused({ file: svg })).toEqual(['1010', 'file'])
  expect(await refused({ name: ' ' })).toEqual([expect.any(String), 'name'])
  const tooLarge = Buffer.concat([pdf(), Buffer.alloc(11 * 1024 * 1024)])
  expect((await refused({ file: tooLarge }))[0]).toBe('1010')
  expect((await refused({ chatId: randomUUID() }))[0]).toBe('E3020001')
  expect(await filesShown(customer)).toEqual([])
})

test('into a chat that has ended, or that a supervisor took over, nothing is sent; each is told apart', async () => {
  const { chatId } = await taken()
  const supervisor = await deskVisitor(service, ['supervisor'])
  await supervisor.get(takeOverChat, { chatId })
  const { message: taking } = await agent.ask(sendFileToChat, toSend(chatId))
  expect(taking).toContain('不在您这里')
  await supervisor.get(sendFileToChat, toSend(chatId))
  await supervisor.get(closeChat, await wrapUpOf(service, chatId))
  const { message: ended } = await supervisor.ask(sendFileToChat, toSend(chatId))
  expect(ended).toContain('已经结束')
  const { messages } = await supervisor.get(readChat, { chatId })
  expect(messages.filter(({ kind }) => kind === 'file')).toHaveLength(1)
})

test('each side has its own number of files in a conversation', async () => {
  const { customer, chatId } = await taken()
  const content = {
    kind: 'file',
    fileId: randomUUID(),
    name: '图片',
    mediaType: 'image/jpeg',
    bytes: 1,
  } as const
  for (let each = 0; each < 30; each++)
    await say(service, { id: chatId }, { from: 'agent', content }, service.clock.now())
  const { code, message } = await agent.ask(sendFileToChat, toSend(chatId))
  expect([code, message]).toEqual(['1010', expect.stringContaining('最多发 30 个')])
  const { messages } = await customer.get(sendChatFile, { signid: customer.signid, file: aPhoto })
  expect(messages[0]).toMatchObject({ from: 'customer', kind: 'file' })
})
