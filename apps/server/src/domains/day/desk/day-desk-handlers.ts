import { setTimeout as sleep } from 'node:timers/promises'
import type { dayDeskCalls, followDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { type DayCounts, type DayKind, dayKindsOf } from '@ecenter/contract/day/desk/day-row.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type { DeskHandler, DeskHandlers, Staff } from '../../../platform/calls/desk-handler.ts'
import { coreEventTopic } from '../../../platform/core-events/tell-core.ts'
import { nextPageOf, rowsOfPage } from '../../../platform/lists/list-page.ts'
import { followNotifications } from '../../../platform/notifications/follow-notifications.ts'
import { type Share, sharedLooks } from '../../../platform/notifications/shared-looks.ts'
import { liesWithin, seenBy } from '../../../platform/staff/within-branch.ts'
import {
  conversationTopic,
  queueTopic,
} from '../../customer-service/store/conversation.repository.ts'
import { ownConversationIds } from '../../customer-service/store/owed-answers.ts'
import type { Services } from '../../services.ts'
import type { DayServices } from '../day-services.ts'
import { dueFirst } from '../rules/due.ts'
import { sourcesOf } from '../sources/all-sources.ts'
import type { DayAsked, DayCount, DaySource, Given } from '../sources/day-source.ts'
import { dayAsked } from './day-asked.ts'
import { answerListTeamDay } from './list-team-day.ts'

export function dayDeskHandlers(services: DayServices): DeskHandlers<typeof dayDeskCalls> {
  return {
    /** Each kind tells what is due first of it; the first of all of them are the page. */
    async listDay({ kind: wanted, page }, { staff }) {
      const asked = { ...dayAsked(services, staff), limit: page * rowsPerPage }
      const chosen = sourcesOf(staff).filter(({ kind }) => wanted === undefined || kind === wanted)
      const [counts, lists] = await Promise.all([
        dayCountsOf(services, staff),
        Promise.all(chosen.map((source) => source.list(services, asked))),
      ])
      const total = counts.kinds
        .filter(({ kind }) => wanted === undefined || kind === wanted)
        .reduce((sum, { total }) => sum + total, 0)
      return {
        rows: rowsOfPage(dueFirst(lists.flat()), page).map(({ isBehind: _, ...row }) => row),
        total,
        nextPage: nextPageOf(page, total),
        counts,
        soonMinutes: services.settings.daySoonMinutes,
      }
    },
    listTeamDay: answerListTeamDay(services),
    countDay: (_, { staff }) => dayCountsOf(services, staff),
    followDay: answerFollowDay(services),
  }
}

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
function answerFollowDay(services: DayServices): DeskHandler<typeof followDay> {
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
        const counts = await dayCountsOf(services, staff, kinds, {
          countOf: ({ kind, isOwn, count }, asked) =>
            isOwn === true
              ? count(services, asked)
              : // Who sees the same shares what is counted, and nothing of another branch.
                share(`${kind}/${staff.within ?? ''}/${seenBy(staff).served ?? ''}`, () =>
                  count(services, dayAsked(services, staff)),
                ),
          // All desks share one look at it.
          givenOf: (kind, look) => share(`${kind}/given`, look),
        })
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

/** How a desk comes to its counts: by a look of its own, or one that others share. */
interface Ways {
  countOf(source: DaySource, asked: DayAsked): Promise<DayCount>
  givenOf(kind: DayKind, look: () => Promise<readonly Given[]>): Promise<readonly Given[]>
}

/** A statement a kind. */
async function dayCountsOf(
  services: DayServices,
  staff: Pick<Staff, 'id' | 'roles' | 'openedBy' | 'branch' | 'within'>,
  wanted: readonly DayKind[] = dayKindsOf(staff.roles),
  { countOf, givenOf }: Ways = {
    countOf: ({ count }, asked) => count(services, asked),
    givenOf: (_, look) => look(),
  },
): Promise<DayCounts> {
  const asked = dayAsked(services, staff)
  const kinds = await Promise.all(
    sourcesOf(staff)
      .filter(({ kind }) => wanted.includes(kind))
      .map(async (source) => ({
        kind: source.kind,
        ...(await countOf(source, asked)),
        given: await ownOf(source),
      })),
  )
  return { kinds, at: asked.now.toISOString() }

  /** What of it is theirs, and of what they may see: somebody may have gone to another branch. */
  async function ownOf({ kind, given }: DaySource): Promise<number | undefined> {
    const all = given && (await givenOf(kind, () => given(services)))
    return all?.filter(
      ({ staffId, areaCode }) => staffId === staff.id && liesWithin(areaCode, staff.within),
    ).length
  }
}
