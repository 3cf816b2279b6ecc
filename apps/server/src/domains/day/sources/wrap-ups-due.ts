import { secondsAfter } from '../../../platform/clock/clock.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import {
  countUnwrapped,
  countUnwrappedByStaff,
  unwrappedConversations,
} from '../../customer-service/store/closed-conversations.ts'
import type { Conversation } from '../../customer-service/store/conversation.ts'
import type { DayServices } from '../day-services.ts'
import { byMoment } from '../rules/due.ts'
import type { DayAsked, DaySource } from './day-source.ts'
import type { OwnedSource } from './owned-source.ts'

/** Chats that their customers left: whoever had one says what it was about while they know. */
export const wrapUpsDue: DaySource = {
  kind: 'wrap-up',
  isOwn: true,
  count: (services, { staff, now }) =>
    countUnwrapped(services, staff.id, lateBefore(services, now)),
  async list(services, { staff, limit }) {
    const waiting = await unwrappedConversations(services, staff.id, limit)
    return waiting.map((each) => rowOf(services, each))
  },
}

/** The same of everybody who had any. */
export const wrapUpsOfTeam: OwnedSource = {
  kind: 'wrap-up',
  countByOwner: (services, { now }) => countUnwrappedByStaff(services, lateBefore(services, now)),
  async list(services, { owner, limit }) {
    if (owner === 'nobody') return []
    const waiting = await unwrappedConversations(services, owner, limit)
    return waiting.map((each) => ({
      ...rowOf(services, each),
      ownerId: each.staffId,
      isUnowned: false,
      whyNotGiven: '小结由接待过这位客户的人写，不能分',
    }))
  },
}

function lateBefore({ settings }: DayServices, now: DayAsked['now']): Date {
  return secondsAfter(now, -settings.wrapUpMinutes * 60)
}

function rowOf({ settings }: DayServices, conversation: Conversation) {
  const { id, username, endedAt, changedAt } = conversation
  return {
    kind: 'wrap-up' as const,
    id,
    what: '写会话小结',
    masked: username && maskName(username),
    number: `会话 ${id.slice(-4).toUpperCase()}`,
    ...byMoment(secondsAfter(endedAt ?? changedAt, settings.wrapUpMinutes * 60)),
  }
}
