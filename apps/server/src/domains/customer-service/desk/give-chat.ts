import type { Parts } from '../../../parts.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { changeConversation } from '../store/change-conversation.ts'
import type { Conversation } from '../store/conversation.ts'
import type { ToSay } from '../store/said.ts'
import { say } from '../store/say.ts'
import { type AgentOnChat, agentOnChat } from './agent-on-chat.ts'

/** What a locked conversation is changed with: `db` is its transaction. */
type ChatParts = Pick<Parts, 'db' | 'keys' | 'clock' | 'wakes'>

/** Gives a locked conversation to a member of staff and tells the customer. It keeps the place that it had in the queue. */
export async function giveChat(
  parts: ChatParts,
  conversation: Conversation,
  staff: Pick<Staff, 'id' | 'name'>,
  noticeOf: (agent: AgentOnChat) => ToSay,
): Promise<void> {
  const now = parts.clock.now()
  const agent = await agentOnChat(parts, staff)
  await changeConversation(parts, conversation, { ...agent, status: 'person', takenAt: now }, now)
  await say(parts, conversation, noticeOf(agent), now)
}
