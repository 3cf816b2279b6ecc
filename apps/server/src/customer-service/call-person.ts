import { changeConversation } from '../records/conversations/change-conversation.ts'
import { queuePosition } from '../records/conversations/queue.ts'
import type { Said } from '../records/conversations/said.ts'
import { promiseOf } from './hours/promise.ts'
import { serviceHoursAt } from './hours/service-hours.ts'
import { sayNotice, type Turn } from './turn.ts'

/** Puts a conversation of the robot into the queue; outside the hours of people a notice says when they are there. */
export async function callPerson(turn: Turn): Promise<Said> {
  const { parts, conversation, record } = turn
  const at = parts.clock.now()
  const { isOpen } = serviceHoursAt(parts.settings.consultHours, at)
  const outcome = isOpen ? 'queued' : 'closed'
  record({ event: 'person-asked', objectId: conversation.id, outcome })
  if (!isOpen) {
    if (conversation.misses > 0) await changeConversation(parts, conversation, { misses: 0 }, at)
    return sayNotice(turn, whileClosed(turn))
  }
  await changeConversation(parts, conversation, { status: 'queued', queuedAt: at, misses: 0 }, at)
  const position = await queuePosition(parts, { id: conversation.id, queuedAt: at })
  return sayNotice(turn, `已为您转接人工客服，您排在第 ${position} 位，请稍候。`)
}

/** What is said when nobody is there. */
export function whileClosed({ parts: { settings, clock } }: Pick<Turn, 'parts'>): string {
  const { hours, opensAt } = serviceHoursAt(settings.consultHours, clock.now())
  const times = opensAt === undefined ? hours : `${hours}，下次上班：${opensAt}`
  const promise = promiseOf(settings.consultHours, clock.now())
  return `人工客服现在不在线（${times}）。您可以留言，我们会在 ${promise}回复您；急事请拨打 {hotline}。`
}
