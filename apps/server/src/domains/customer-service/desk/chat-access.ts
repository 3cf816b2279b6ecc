import { hasPermission } from '@ecenter/contract/desk/permissions.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import {
  type ConversationStore,
  lockConversation,
  readConversation,
} from '../store/conversation.repository.ts'
import type { Conversation } from '../store/conversation.ts'

/** What waits is for every agent to look at, the rest for who has or had it; supervisors watch over all. */
export function mayRead(
  { id, roles }: Pick<Staff, 'id' | 'roles'>,
  { status, staffId }: Pick<Conversation, 'status' | 'staffId'>,
): boolean {
  if (staffId === id || hasPermission(roles, 'supervise-chats')) return true
  return status === 'queued' || status === 'message-left'
}

/**
 * Which of these they may read: beside those above, what has ended and was had with a customer whose phone is proven to
 * them now. In such a one nobody writes anything.
 */
export async function readableAmong(
  { people }: Pick<CustomerServiceServices, 'people'>,
  staff: Pick<Staff, 'id' | 'roles'>,
  conversations: readonly Pick<Conversation, 'id' | 'status' | 'staffId' | 'phoneKey'>[],
): Promise<ReadonlySet<string>> {
  const proven = new Map<string, Promise<boolean>>()
  const readable = await Promise.all(
    conversations.map(async (conversation) => {
      const { status, phoneKey } = conversation
      if (mayRead(staff, conversation)) return true
      if (status !== 'ended' || phoneKey === undefined) return false
      const phone = phoneKey.toString('hex')
      const asked = proven.get(phone) ?? people.isPhoneProvenTo(staff.id, phoneKey)
      proven.set(phone, asked)
      return asked
    }),
  )
  return new Set(conversations.filter((_, at) => readable[at]).map(({ id }) => id))
}

/** The same of one. */
export async function isReadable(
  services: Pick<CustomerServiceServices, 'people'>,
  staff: Pick<Staff, 'id' | 'roles'>,
  conversation: Conversation,
): Promise<boolean> {
  return (await readableAmong(services, staff, [conversation])).has(conversation.id)
}

/** Whether this member of staff has it now. */
export function isOwn(
  { id }: Pick<Staff, 'id'>,
  { status, staffId }: Pick<Conversation, 'status' | 'staffId'>,
): boolean {
  return status === 'person' && staffId === id
}

/** A conversation that this member of staff may read; one answer for none and for a colleague's. */
export async function readableChat(
  services: ConversationStore & Pick<CustomerServiceServices, 'people'>,
  staff: Staff,
  chatId: string,
): Promise<Conversation> {
  const conversation = await readConversation(services, chatId)
  if (conversation === undefined || !(await isReadable(services, staff, conversation))) {
    throw notYours()
  }
  return conversation
}

/** One to write something in, held until the transaction ends. */
export async function lockReadableChat(
  store: ConversationStore,
  staff: Staff,
  chatId: string,
): Promise<Conversation> {
  const conversation = await lockConversation(store, chatId)
  if (conversation === undefined || !mayRead(staff, conversation)) throw notYours()
  return conversation
}

/** A conversation that this member of staff has, held until the transaction ends. */
export async function lockOwnChat(
  store: ConversationStore,
  staff: Staff,
  chatId: string,
): Promise<Conversation> {
  return mustBeOwn(staff, await lockConversation(store, chatId))
}

/** The same to look at: what is written is judged again once it is locked. */
export async function readOwnChat(
  store: ConversationStore,
  staff: Staff,
  chatId: string,
): Promise<Conversation> {
  return mustBeOwn(staff, await readConversation(store, chatId))
}

function mustBeOwn(staff: Staff, conversation: Conversation | undefined): Conversation {
  if (conversation?.status === 'ended' && mayRead(staff, conversation)) throw hasEnded()
  if (conversation === undefined || !isOwn(staff, conversation)) throw notYours()
  return conversation
}

export function hasEnded(): Failure {
  return stateChanged('这个会话已经结束，不能再操作。')
}

export function notYours(): Failure {
  return stateChanged('这个会话不在您这里，请刷新列表查看。')
}
