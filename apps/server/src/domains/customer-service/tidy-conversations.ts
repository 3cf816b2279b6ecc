import { randomUUID } from 'node:crypto'
import { secondsAfter } from '../../platform/clock/clock.ts'
import { whileClosed } from './calls/call-person.ts'
import { endTurn } from './calls/end-conversation.ts'
import { noticeOf, sayNotice, sayNow, type Turn } from './calls/turn.ts'
import type { CustomerServiceServices } from './customer-service-services.ts'
import { serviceHoursAt } from './hours/service-hours.ts'
import { changeConversation } from './store/change-conversation.ts'
import { lockConversation } from './store/conversation.repository.ts'
import type { ConversationStatus } from './store/conversation.ts'
import { putBack } from './store/put-back.ts'
import {
  quietWithPerson,
  quietWithRobot,
  remindedWithPerson,
  waitingForPerson,
  withPersonGone,
  withPersonPutOut,
} from './store/quiet-conversations.ts'

/** A desk is heard of every quarter of a minute, also through a restart of the service. */
const goneAfterSeconds = 2 * 60

/** The reminder is known by how the id begins that it is sent under; nobody can send something under it before. */
const reminder = 'idle-'

/**
 * Ends the conversations that their customers left, a person's after a reminder, gives on what somebody
 * has who was put out or has gone, and sends those home who still wait when the hours of people are over.
 */
export async function tidyConversations(services: CustomerServiceServices): Promise<void> {
  const now = services.clock.now()
  const ago = (seconds: number) => secondsAfter(now, -seconds)
  const { reminded: remindedAfter, left: leftAfter, leftWithRobot } = services.settings.chatMinutes
  await each(services, await withPersonPutOut(services), 'person', passOn)
  const left = await withPersonGone(services, ago(goneAfterSeconds))
  await each(services, left, 'person', putInQueueAgain)
  const reminded = await remindedWithPerson(services, reminder, ago(leftAfter * 60))
  await each(services, reminded, 'person', endQuiet)
  await each(services, await quietWithRobot(services, ago(leftWithRobot * 60)), 'robot', endQuiet)
  const quiet = await quietWithPerson(services, ago(remindedAfter * 60))
  await each(services, quiet, 'person', remind)
  const { isOpen } = serviceHoursAt(services.settings.consultHours, now)
  if (!isOpen) await each(services, await waitingForPerson(services), 'queued', sendHome)
}

/** One after the other, each judged anew once it is locked; one that fails keeps no other waiting. */
async function each(
  services: CustomerServiceServices,
  ids: readonly string[],
  status: ConversationStatus,
  act: (turn: Turn) => Promise<void>,
): Promise<void> {
  const found = services.clock.now()
  for (const id of ids) {
    try {
      await services.audit.inTransaction(async (db, record) => {
        const within = { ...services, db }
        const conversation = await lockConversation(within, id)
        if (conversation === undefined || conversation.status !== status) return
        // Somebody said something since it was found.
        if (status !== 'queued' && conversation.changedAt >= found) return
        await act({ services: within, record, conversation })
      })
    } catch (error) {
      services.log.failure('quiet conversations', error)
    }
  }
}

async function endQuiet(turn: Turn): Promise<void> {
  await endTurn(turn, '您较长时间没有回复，会话已结束。需要时请随时再来。', 'left')
}

/** Given to somebody in the very moment in which they were put out. */
async function passOn({ services, conversation, record }: Turn): Promise<void> {
  await putBack(services, conversation, services.clock.now())
  record({ event: 'chat-transferred', objectId: conversation.id, outcome: 'queue' })
}

/** Whoever closed the page, or has no connection, answers nobody. */
async function putInQueueAgain({ services, conversation, record }: Turn): Promise<void> {
  await putBack(services, conversation, services.clock.now(), 'gone')
  record({ event: 'chat-transferred', objectId: conversation.id, outcome: 'queue, desk gone' })
}

async function remind(turn: Turn): Promise<void> {
  const sentAs = `${reminder}${randomUUID()}`
  const { left } = turn.services.settings.chatMinutes
  const text = `您还在吗？${left} 分钟内没有回复，会话将自动结束。`
  await sayNow(turn, { ...noticeOf(turn, text), sentAs })
}

/** Who left a message before is answered as was promised; the others are told that they may leave one. */
async function sendHome(turn: Turn): Promise<void> {
  const { services, conversation, record } = turn
  const at = services.clock.now()
  const hasLeft = conversation.mobile !== undefined
  const next = hasLeft
    ? { status: 'message-left' as const }
    : { status: 'robot' as const, queuedAt: null }
  await changeConversation(services, conversation, next, at)
  await sayNotice(turn, whileClosed(turn))
  record({ event: 'person-asked', objectId: conversation.id, outcome: 'hours over' })
}
