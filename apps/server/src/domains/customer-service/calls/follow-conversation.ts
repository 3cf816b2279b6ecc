import type { ConversationChange } from '@ecenter/contract/customer-service/conversation.ts'
import {
  type followConversation,
  messagesAtFirst,
} from '@ecenter/contract/customer-service/talk-calls.ts'
import type { EventSource } from '../../../platform/calls/event-source.ts'
import type { Handler, Visitor } from '../../../platform/calls/handler.ts'
import { microBatch } from '../../../platform/database/micro-batch.ts'
import { followNotifications } from '../../../platform/notifications/follow-notifications.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { chatMessageOf } from '../rules/chat-message-of.ts'
import { conversationTopic, queueTopic } from '../store/conversation.repository.ts'
import { type Changes, type Known, readChanges, saidAtOnce } from '../store/read-changes.ts'
import { sessionNames } from './signid.ts'
import { stateOf } from './state-of.ts'
import { conversationOfVisitor } from './visitors-conversation.ts'

/** Answers one look at a conversation; looks that meet are one for the database. */
type Look = (known: Known) => Promise<Changes | undefined>

/** Tells what is said in a conversation as it is said. */
export function answerFollowConversation(
  services: CustomerServiceServices,
): Handler<typeof followConversation> {
  const look: Look = microBatch((known) => readChanges(services, known))
  return async ({ signid, seq }, visitor) => {
    const { id, lastSeq } = await conversationOfVisitor(services, visitor, signid)
    // Nobody knows what was never said.
    const known = Math.min(seq ?? Math.max(0, lastSeq - messagesAtFirst), lastSeq)
    return changesOf(services, visitor, look, { id, seq: known })
  }
}

function changesOf(
  services: CustomerServiceServices,
  { session }: Pick<Visitor, 'session'>,
  look: Look,
  { id, seq: knownSeq }: Known,
): EventSource<ConversationChange> {
  return {
    async follow(send, gone) {
      const own = conversationTopic(id)
      let seq = knownSeq
      let lastState: string | undefined
      const following = { notifier: services.notifier, topics: [own], gone }
      await followNotifications(following, async () => {
        let isQueued: boolean
        let isMore: boolean
        do {
          const changes = await look({ id, seq })
          if (changes === undefined) return []
          tell(changes)
          isQueued = changes.conversation.status === 'queued'
          isMore = changes.said.length === saidAtOnce
        } while (isMore && !gone.aborted)
        return isQueued ? [own, queueTopic] : [own]
      })

      /** Says nothing where nothing is new. */
      function tell({ conversation, said, place }: Changes): void {
        const state = stateOf(services, conversation, place)
        const stateText = JSON.stringify(state)
        if (said.length === 0 && stateText === lastState) return
        send({ messages: said.map(wordsOf), state })
        seq = said.at(-1)?.seq ?? seq
        lastState = stateText
      }
    },
  }

  function wordsOf(said: Changes['said'][number]) {
    return chatMessageOf(said, sessionNames(services, session))
  }
}
