import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { changeConversation } from './change-conversation.ts'
import { conversationKey, readConversation } from './conversation.repository.ts'
import type { Conversation } from './conversation.ts'
import { openConversation } from './open-conversation.ts'
import { purgeConversations } from './purge-conversations.ts'
import { say } from './say.ts'

const days = 86_400

const service = serviceOfTests({ demo: false })

function open(): Promise<Conversation> {
  const sessionId = '00000000-0000-4000-8000-000000000001'
  const visit = { sessionId, entryId: undefined, subsource: undefined }
  return openConversation(service, { ...visit, openedAt: service.clock.now() })
}

/** A conversation that ended now, with a file in it. */
async function endedWithFile() {
  const { clock } = service
  const conversation = await open()
  const file = await service.files.store(conversationKey(conversation.id), Buffer.from('photo'))
  await service.db.transaction().execute(async (db) => {
    const store = { ...service, db }
    await service.files.keep(file, db)
    const named = { fileId: file.id, name: 'a.jpg', mediaType: 'image/jpeg', bytes: 5 } as const
    const said = { from: 'customer', content: { kind: 'file', ...named } } as const
    await say(store, conversation, said, clock.now())
    await changeConversation(
      store,
      conversation,
      { status: 'ended', endedAt: clock.now() },
      clock.now(),
    )
  })
  return { conversation, file }
}

async function isThere({ id }: Conversation): Promise<boolean> {
  return (await readConversation(service, id)) !== undefined
}

test('a conversation is kept for a year, and then it goes with its files', async () => {
  const { conversation, file } = await endedWithFile()
  await service.passTime(365 * days - 1)
  await purgeConversations(service)
  await service.files.purge()
  expect(await isThere(conversation)).toBe(true)
  expect(await service.files.read(file)).toEqual(Buffer.from('photo'))
  await service.passTime(2)
  await purgeConversations(service)
  expect(await isThere(conversation)).toBe(false)
  await service.passTime(1)
  await service.files.purge()
  await expect(service.files.read(file)).rejects.toThrow()
})

test('one in which nobody said anything is gone after a day', async () => {
  const empty = await open()
  await service.passTime(days - 1)
  await purgeConversations(service)
  expect(await isThere(empty)).toBe(true)
  await service.passTime(2)
  await purgeConversations(service)
  expect(await isThere(empty)).toBe(false)
})
