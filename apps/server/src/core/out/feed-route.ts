import type { feedPage } from '@ecenter/contract/core/core-event.ts'
import { feedAsked } from '@ecenter/contract/core/feed-asked.ts'
import { type InferOutput, safeParse } from 'valibot'
import type { Services } from '../../domains/services.ts'
import { whenClosed } from '../../http/admission/when-closed.ts'
import { CoreProblem } from '../doors/core-problem.ts'
import type { CoreCall, CoreRoute } from '../doors/core-route.ts'
import { openWaiting, type Waiting } from './await-events.ts'
import { cloudEventOf } from './cloud-event.ts'
import { noteReceived, readFeed } from './read-feed.ts'

/**
 * The feed for a core that asks for it. What it has read up to is its receipt; where events are pushed, a
 * 2xx is, and reading is no more than looking.
 */
export function feedRoute(services: Services): CoreRoute {
  const waiting = openWaiting(services)
  return {
    end: waiting.end,
    method: 'GET',
    url: '/core/events',
    scope: 'events:read',
    async handle(call) {
      const asked = safeParse(feedAsked, call.request.query)
      if (!asked.success) {
        throw new CoreProblem(
          400,
          'bad-request',
          'after is a position, limit 1 to 1000, wait 0 to 20',
        )
      }
      return awaitedPage(services, waiting, { call, asked: asked.output })
    },
  }
}

interface Asking {
  readonly call: CoreCall
  readonly asked: InferOutput<typeof feedAsked>
}

/** A page with something in it, or an empty one when the time to wait is over. */
async function awaitedPage(services: Services, waiting: Waiting, { call, asked }: Asking) {
  if (asked.wait === 0) return pageOf(services, asked)
  const wait = waiting.begin()
  try {
    const page = await pageOf(services, asked)
    if (page.events.length > 0) return page
    await wait.until(lateOrLeft(call, asked.wait))
    return await pageOf(services, asked)
  } finally {
    wait.stop()
  }
}

/** By a timer of its own: a signal made by `AbortSignal.any` of one that times out may be collected before. */
function lateOrLeft({ reply }: CoreCall, seconds: number): AbortSignal {
  const ended = new AbortController()
  const timer = setTimeout(() => ended.abort(), seconds * 1000).unref()
  whenClosed(reply, () => {
    clearTimeout(timer)
    ended.abort()
  })
  return ended.signal
}

async function pageOf(
  services: Services,
  { after, limit }: InferOutput<typeof feedAsked>,
): Promise<InferOutput<typeof feedPage>> {
  const { db, settings, clock } = services
  const feed = await db.selectFrom('core_feed').select('last_position').executeTakeFirstOrThrow()
  // A receipt for what nobody was given would lose it.
  if (after > feed.last_position) {
    throw new CoreProblem(
      400,
      'bad-request',
      `no event has a position behind ${feed.last_position}`,
    )
  }
  if (settings.corePush === undefined) await noteReceived(services, after, clock.now())
  const events = await readFeed(services, { after, limit })
  return {
    events: events.map((event) => ({
      ...cloudEventOf(settings, event),
      position: event.position,
    })),
    after: events.at(-1)?.position ?? after,
  }
}
