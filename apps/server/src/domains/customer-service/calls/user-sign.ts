import type { RequestOf } from '@ecenter/contract/call.ts'
import type { userSign } from '@ecenter/contract/customer-service/service-calls.ts'
import { grantMissing } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { changeConversation } from '../store/change-conversation.ts'
import type { Conversation } from '../store/conversation.ts'
import {
  findOpenConversation,
  hasEndedBefore,
  lockVisit,
  openConversation,
} from '../store/open-conversation.ts'
import { stateNow } from './change-of.ts'
import { limitConversations } from './message-limits.ts'
import { signidOf, useridOf } from './signid.ts'

type Signing = Pick<RequestOf<typeof userSign>, 'username' | 'subsource' | 'entryId'>

/** Two tabs that sign in at once share one conversation. */
export function answerUserSign(services: CustomerServiceServices): Handler<typeof userSign> {
  return async (request, visitor) => {
    const { session, submission } = visitor
    if (session.cookieReplacedAt !== undefined) throw grantMissing()
    const before = await findOpenConversation(services, session.id)
    if (before === undefined) await limitConversations(services, visitor)
    return submission.commit(async ({ db, record }) => {
      const within = { ...services, db }
      await lockVisit(within, session.id)
      const known = await findOpenConversation(within, session.id)
      const conversation = known ?? (await begin(within, session, request))
      const { id } = conversation
      if (known === undefined) {
        record({ event: 'conversation-opened', objectId: id, outcome: request.subsource ?? 'site' })
      } else await rename(within, known, request)
      const state = await stateNow(within, conversation)
      const hasEarlier = await hasEndedBefore(within, session.id)
      const agentid = state.agentid
      return { signid: signidOf(id), userid: useridOf(id), agentid, state, hasEarlier }
    })
  }
}

function begin(
  services: CustomerServiceServices,
  { id: sessionId }: Session,
  { username, subsource, entryId }: Signing,
): Promise<Conversation> {
  const openedAt = services.clock.now()
  return openConversation(services, { sessionId, username, subsource, entryId, openedAt })
}

async function rename(
  services: CustomerServiceServices,
  conversation: Conversation,
  { username }: Signing,
): Promise<void> {
  if (username === undefined || username === conversation.username) return
  await changeConversation(services, conversation, { username }, services.clock.now())
}
