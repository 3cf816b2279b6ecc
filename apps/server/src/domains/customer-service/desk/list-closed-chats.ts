import type { listClosedChats } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import { hasPermission } from '@ecenter/contract/desk/permissions.ts'
import type { DeskHandler, Staff } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { minuteInChina, secondsAfter } from '../../../platform/clock/clock.ts'
import { extentOf, nextPageOf } from '../../../platform/lists/list-page.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { readLabels, tagsOf } from '../store/chat-label.repository.ts'
import { closedConversations, staffOfClosed } from '../store/closed-conversations.ts'

const daySeconds = 86_400

export function answerListClosedChats(
  services: CustomerServiceServices,
): DeskHandler<typeof listClosedChats> {
  return async ({ from, to, page, ...asked }, { staff, trace }) => {
    if (from !== undefined && to !== undefined && to < from) {
      throw fieldRefused('to', '结束日期早于开始日期，请改一下。')
    }
    const period = {
      from: from === undefined ? undefined : beginOf(from),
      before: to === undefined ? undefined : secondsAfter(beginOf(to), daySeconds),
    }
    const staffId = maySupervise(staff) ? asked.staffId : staff.id
    const { found, total } = await closedConversations(
      services,
      { ...asked, ...period, staffId },
      extentOf(page),
    )
    const agentIds = maySupervise(staff) ? await staffOfClosed(services) : [staff.id]
    const [tags, labels, names] = await Promise.all([
      tagsOf(
        services,
        found.map(({ id }) => id),
      ),
      readLabels(services),
      staffNames(services, agentIds),
    ])
    await trace({ event: 'closed-chats-listed', outcome: `${found.length} of ${total}` })
    const causes = new Map(labels.map(({ id, name }) => [id, name]))
    const nameOf = (id: string | undefined) => names.get(id ?? '') ?? '已离职'
    return {
      chats: found.map(({ id, username, staffId, causeId, outcome, endedAt, ...chat }) => ({
        chatId: id,
        maskedName: username && maskName(username),
        byName: nameOf(staffId),
        cause: causes.get(causeId ?? ''),
        outcome,
        needsWrapUp: chat.needsWrapUp,
        tags: (tags.get(id) ?? []).map(({ name }) => name),
        score: chat.score,
        endedAt: minuteInChina(endedAt ?? chat.changedAt),
      })),
      total,
      nextPage: nextPageOf(page, total),
      agents: agentIds
        .map((staffId) => ({ staffId, name: nameOf(staffId) }))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'zh')),
    }
  }
}

function maySupervise({ roles }: Pick<Staff, 'roles'>): boolean {
  return hasPermission(roles, 'supervise-chats')
}

/** A day in China. */
function beginOf(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`)
}
