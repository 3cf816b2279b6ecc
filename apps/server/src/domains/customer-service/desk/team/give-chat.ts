import type { Staff } from '../../../../platform/calls/desk-handler.ts'
import type { Services } from '../../../services.ts'
import { changeConversation } from '../../store/change-conversation.ts'
import type { ArrivedAs, Conversation } from '../../store/conversation.ts'
import type { ToSay } from '../../store/said.ts'
import { say } from '../../store/say.ts'
import { type AgentOnChat, agentOnChat } from '../agent-on-chat.ts'

/** What a locked conversation is changed with: `db` is its transaction. */
type ChatServices = Pick<Services, 'db' | 'keys' | 'clock' | 'notifier'>

/** Gives a locked conversation to a member of staff and tells the customer. It keeps the place that it had in the queue. */
export async function giveChat(
  services: ChatServices,
  conversation: Conversation,
  staff: Pick<Staff, 'id' | 'name'>,
  noticeOf: (agent: AgentOnChat) => ToSay,
  /** Where they did not take it themselves. */
  arrivedAs: ArrivedAs | null = null,
): Promise<void> {
  const now = services.clock.now()
  const agent = await agentOnChat(services, staff)
  await changeConversation(
    services,
    conversation,
    { ...agent, status: 'person', takenAt: now, arrivedAs },
    now,
  )
  await say(services, conversation, noticeOf(agent), now)
}
