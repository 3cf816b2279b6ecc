import { secondsAfter } from '../../../platform/clock/clock.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import {
  countUnwrapped,
  unwrappedConversations,
} from '../../customer-service/store/closed-conversations.ts'
import { byMoment } from '../rules/due.ts'
import type { DaySource } from './day-source.ts'

/** Chats that their customers left: whoever had one says what it was about while they know. */
export const wrapUpsDue: DaySource = {
  kind: 'wrap-up',
  isOwn: true,
  count(services, { staff, now }) {
    const before = secondsAfter(now, -services.settings.wrapUpMinutes * 60)
    return countUnwrapped(services, staff.id, before)
  },
  async list(services, { staff, limit }) {
    const waiting = await unwrappedConversations(services, staff.id, limit)
    return waiting.map(({ id, username, endedAt, changedAt }) => ({
      kind: 'wrap-up',
      id,
      what: '写会话小结',
      masked: username && maskName(username),
      number: `会话 ${id.slice(-4).toUpperCase()}`,
      ...byMoment(secondsAfter(endedAt ?? changedAt, services.settings.wrapUpMinutes * 60)),
    }))
  },
}
