import { changeConversation } from '../../src/domains/customer-service/store/change-conversation.ts'
import { readLabels } from '../../src/domains/customer-service/store/chat-label.repository.ts'
import { readConversation } from '../../src/domains/customer-service/store/conversation.repository.ts'
import type { Conversation } from '../../src/domains/customer-service/store/conversation.ts'
import { openConversation } from '../../src/domains/customer-service/store/open-conversation.ts'
import { readSaidAfter } from '../../src/domains/customer-service/store/read-said.ts'
import type { Said, ToSay } from '../../src/domains/customer-service/store/said.ts'
import { say } from '../../src/domains/customer-service/store/say.ts'
import type { TestService } from '../test-services.ts'
import { newSession } from '../visitor.ts'

/** A customer who said something and waits for a person. */
export async function queuedChat(
  service: TestService,
  words: readonly string[] = ['我要找人工'],
): Promise<string> {
  const visitor = await newSession(service)
  const { id: sessionId } = await visitor.session()
  const now = service.clock.now()
  const facts = { sessionId, entryId: undefined, subsource: 'claims-query', openedAt: now }
  const conversation = await openConversation(service, facts)
  for (const text of words) await sayIn(service, conversation.id, text)
  await changeConversation(service, conversation, { status: 'queued', queuedAt: now }, now)
  return conversation.id
}

/** The customer says something more. */
export function sayIn(
  services: TestService,
  id: string,
  text: string,
  from: ToSay['from'] = 'customer',
): Promise<Said> {
  const content: ToSay['content'] = { kind: 'text', text, links: [] }
  return services.db
    .transaction()
    .execute((db) => say({ ...services, db }, { id }, { from, content }, services.clock.now()))
}

/** Everything that was said, as the customer reads it: by whom and in what words. */
export async function saidIn(services: TestService, id: string): Promise<string[]> {
  const said = await readSaidAfter(services, { id }, 0)
  return said.map(
    ({ from, content }) => `${from}: ${'text' in content ? content.text : content.kind}`,
  )
}

export async function storedChat(services: TestService, id: string): Promise<Conversation> {
  const conversation = await readConversation(services, id)
  if (conversation === undefined) throw new Error('the conversation has gone')
  return conversation
}

/** What is said of one at its end: whatever cause comes first. */
export async function wrapUpOf({ db }: Pick<TestService, 'db'>, chatId: string) {
  const cause = (await readLabels({ db })).find(({ kind }) => kind === 'cause')
  if (cause === undefined) throw new Error('there is no cause')
  return { chatId, causeId: cause.id, outcome: 'solved' as const }
}
