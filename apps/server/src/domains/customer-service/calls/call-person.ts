import { promiseOf } from '../hours/promise.ts'
import { serviceHoursAt } from '../hours/service-hours.ts'
import { changeConversation } from '../store/change-conversation.ts'
import { nextSlot } from '../store/queue.ts'
import type { Said } from '../store/said.ts'
import { limitPersonCalls } from './message-limits.ts'
import { type CustomerTurn, sayNotice, type Turn } from './turn.ts'

/**
 * Puts a conversation of the robot into the queue. Outside the hours of people a notice says when; the
 * robot stays, so nothing that was said is lost.
 */
export async function callPerson(turn: CustomerTurn): Promise<Said> {
  const { services, conversation, record, visitor } = turn
  const at = services.clock.now()
  const { isOpen } = serviceHoursAt(services.settings.consultHours, at)
  const wait = isOpen ? await limitPersonCalls(services, visitor) : undefined
  const outcome = !isOpen ? 'closed' : wait === undefined ? 'queued' : 'too many'
  record({ event: 'person-asked', objectId: conversation.id, outcome })
  if (outcome !== 'queued') {
    if (conversation.misses > 0) await changeConversation(services, conversation, { misses: 0 }, at)
    return sayNotice(turn, wait === undefined ? whileClosed(turn) : whileTooMany(wait))
  }
  const queued = await nextSlot(services.db, visitor.address)
  const change = { status: 'queued', queuedAt: at, queued, misses: 0 } as const
  await changeConversation(services, conversation, change, at)
  return sayNotice(turn, called)
}

/** Where they stand is told beside it, as it changes. */
const called = '好的，正在请人工客服过来。前面说的客服都能看到，不用重说。'

/** What is said when nobody is there. */
export function whileClosed({ services: { settings, clock } }: Pick<Turn, 'services'>): string {
  const { hours, opensAt } = serviceHoursAt(settings.consultHours, clock.now())
  const times = opensAt === undefined ? hours : `${hours}，下次上班：${opensAt}`
  const promise = promiseOf(settings, clock.now())
  return `人工客服现在不在线（${times}）。您可以留言，我们会在 ${promise}回复您；急事请拨打 {hotline}。`
}

function whileTooMany(wait: string): string {
  return `您所在的网络请求人工的次数太多，请 ${wait}后再点“转人工”。您可以继续问我；急事请拨打 {hotline}。`
}
