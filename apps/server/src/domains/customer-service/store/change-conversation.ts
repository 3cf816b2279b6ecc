import type { ChatOutcome } from '@ecenter/contract/customer-service/desk/chat-labels.ts'
import { sql, type Updateable } from 'kysely'
import { parse } from 'valibot'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Notifier } from '../../../platform/notifications/notifier.ts'
import { type ConversationSecrets, conversationSecrets } from './chat-message-record.ts'
import {
  type ConversationStore,
  conversationContext,
  conversationTopic,
  queueTopic,
} from './conversation.repository.ts'
import type { ArrivedAs, Conversation, ConversationStatus } from './conversation.ts'
import type { QueueSlot } from './queue.ts'

/** What may change about a conversation beside what is said in it. */
export interface ConversationChanges extends ConversationSecrets {
  readonly status?: ConversationStatus
  readonly phoneKey?: Buffer
  /** `null` takes it from whoever had it. */
  readonly staffId?: string | null
  readonly queuedAt?: Date | null
  /** Where it stands among those that wait. */
  readonly queued?: QueueSlot
  readonly takenAt?: Date
  /** What was left has its answer: nobody waited for a person or talked to one. */
  readonly isLeftAnswered?: boolean
  readonly endedAt?: Date
  readonly misses?: number
  readonly readByCustomer?: number
  readonly readByStaff?: number
  readonly score?: number
  readonly arrivedAs?: ArrivedAs | null
  readonly needsWrapUp?: boolean
  readonly causeId?: string
  readonly outcome?: ChatOutcome
}

/** Changes a conversation that its transaction has locked; notifies those who follow it and the queue. */
export async function changeConversation(
  { db, keys, notifier }: ConversationStore & { readonly notifier: Notifier },
  conversation: Conversation,
  { username, mobile, rating, agentName, agentNumber, ...changes }: ConversationChanges,
  at: Date,
): Promise<void> {
  const { id } = conversation
  const given = { username, mobile, rating, agentName, agentNumber }
  const secrets = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  )
  await db
    .updateTable('conversation')
    .set({
      ...columnsOf(changes),
      ...(changes.takenAt && {
        first_taken_at: sql<Date>`coalesce(first_taken_at, ${changes.takenAt})`,
      }),
      changed_at: at,
      sealed: keys.seal(
        conversationContext(id),
        parse(conversationSecrets, { ...conversation, ...secrets }),
      ),
    })
    .where('id', '=', id)
    .execute()
  await notifier.notify(conversationTopic(id), db)
  if (changes.status !== undefined || changes.staffId !== undefined)
    await notifier.notify(queueTopic, db)
}

function columnsOf(
  changes: Omit<ConversationChanges, keyof ConversationSecrets>,
): Updateable<Tables['conversation']> {
  return {
    status: changes.status,
    phone_key: changes.phoneKey,
    staff_id: changes.staffId,
    queued_at: changes.queuedAt,
    ...turnIn(changes),
    taken_at: changes.takenAt,
    is_left_answered: changes.isLeftAnswered,
    ended_at: changes.endedAt,
    misses: changes.misses,
    read_by_customer: changes.readByCustomer,
    read_by_staff: changes.readByStaff,
    score: changes.score,
    arrived_as: changes.arrivedAs,
    needs_wrap_up: changes.needsWrapUp,
    cause_id: changes.causeId,
    outcome: changes.outcome,
  }
}

/** Who no longer waits comes from nowhere any more: only turns in the queue ask for it. */
function turnIn({
  status,
  queued,
}: Pick<ConversationChanges, 'status' | 'queued'>): Updateable<Tables['conversation']> {
  if (queued !== undefined) return { queue_network: queued.network, queue_slot: queued.slot }
  return status === undefined || status === 'queued' ? {} : { queue_network: null }
}
