import { setTimeout as sleep } from 'node:timers/promises'
import type { DayCounts, DayKind, followDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import type { DeskHandler, Staff } from '../../../platform/calls/desk-handler.ts'
import { coreEventTopic } from '../../../platform/core-events/tell-core.ts'
import { followNotifications } from '../../../platform/notifications/follow-notifications.ts'
import { type Share, sharedLooks } from '../../../platform/notifications/shared-looks.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import {
  conversationTopic,
  queueTopic,
} from '../../customer-service/store/conversation.repository.ts'
import { ownConversationIds } from '../../customer-service/store/owed-answers.ts'
import type { Services } from '../../services.ts'
import type { DayServices } from '../day-services.ts'
import { dayAsked, dayCountsOf } from './count-day.ts'

/** Many notifications that come together cost one look. */
const pauseMs = 500

/** What all staff share is counted no more often, however many follow it and whatever happens. */
const countAtMostMs = 3000

/** Time alone makes things late, and what the core's rows say notifies nobody. */
const lookAgainMs = 30_000

/**
 * Almost everything that customers and staff do is told to the core, so the notification of its relay is heard here
 * too; chats have notifications of their own.
 */
export function answerFollowDay(services: DayServices): DeskHandler<typeof followDay> {
  const share = sharedLooks({ everyMs: countAtMostMs })
  return async ({ kinds }, { staff }) => ({
    follow: (send, gone) => followOf(services, share, { staff, kinds, send, gone }),
  })
}

interface Desk {
  readonly staff: Staff
  readonly kinds: readonly DayKind[]
  send(counts: DayCounts): void
  readonly gone: AbortSignal
}

async function followOf(
  services: DayServices,
  share: Share,
  { staff, kinds, send, gone }: Desk,
): Promise<void> {
  const clock = tickingTopic(services)
  try {
    await followNotifications(
      { notifier: clock.notifier, topics: [clock.topic], gone },
      async () => {
        const counts = await dayCountsOf(services, staff, kinds, ({ kind, isOwn, count }, asked) =>
          isOwn === true
            ? count(services, asked)
            : // Who sees the same shares what is counted, and nothing of another branch.
              share(`${kind}/${staff.within ?? ''}/${seenBy(staff).served ?? ''}`, () =>
                count(services, dayAsked(services, staff)),
              ),
        )
        if (!gone.aborted) send(counts)
        await sleep(pauseMs)
        const own = await ownConversationIds(services, staff.id)
        return [clock.topic, queueTopic, coreEventTopic, ...own.map(conversationTopic)]
      },
    )
  } finally {
    clock.stop()
  }
}

/** The notifications there are, and one of our own that comes by the clock. */
function tickingTopic({ notifier }: Pick<Services, 'notifier'>) {
  const topic = 'day/clock'
  const looks = new Set<() => void>()
  const timer = setInterval(() => {
    for (const look of looks) look()
  }, lookAgainMs)
  return {
    topic,
    notifier: {
      ...notifier,
      listen(wanted: string, look: () => void) {
        if (wanted !== topic) return notifier.listen(wanted, look)
        looks.add(look)
        return () => looks.delete(look)
      },
    },
    stop: () => clearInterval(timer),
  }
}
