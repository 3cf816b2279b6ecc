import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { Visitor } from '../../../platform/calls/handler.ts'
import {
  type ConversationStore,
  lockConversation,
  readConversation,
} from '../store/conversation.repository.ts'
import type { Conversation } from '../store/conversation.ts'
import { conversationIdOf } from './signid.ts'

type Asking = Pick<Visitor, 'session'>

/** The conversation that this session began, ended or not; to any other session there is none. */
export async function conversationOfVisitor(
  store: ConversationStore,
  visitor: Asking,
  signid: string,
): Promise<Conversation> {
  return visitors(visitor, await readConversation(store, conversationIdOf(signid)))
}

/** The same, as long as something can be said in it: to be judged again once it is locked. */
export async function openConversationOfVisitor(
  store: ConversationStore,
  visitor: Asking,
  signid: string,
): Promise<Conversation> {
  return open(await conversationOfVisitor(store, visitor, signid))
}

/** The same, locked until the transaction ends. */
export async function lockConversationOfVisitor(
  store: ConversationStore,
  visitor: Asking,
  signid: string,
): Promise<Conversation> {
  return visitors(visitor, await lockConversation(store, conversationIdOf(signid)))
}

/** The same, as long as something can be said in it. */
export async function lockOpenConversationOfVisitor(
  store: ConversationStore,
  visitor: Asking,
  signid: string,
): Promise<Conversation> {
  return open(await lockConversationOfVisitor(store, visitor, signid))
}

function open(conversation: Conversation): Conversation {
  if (conversation.status === 'ended') throw conversationEnded()
  return conversation
}

function visitors({ session }: Asking, conversation: Conversation | undefined): Conversation {
  if (conversation === undefined || conversation.sessionId !== session.id) throw conversationEnded()
  // Staff speak with who has proven something since: a cookie from before may be a thief's.
  if (session.cookieReplacedAt !== undefined) throw conversationEnded()
  return conversation
}

/** Ended, never begun or somebody else's: one answer, so that nobody can probe. */
function conversationEnded(): Failure {
  return stateChanged('会话已结束，请重新进入客服。')
}
