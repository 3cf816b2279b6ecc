import type { feedPage } from '@ecenter/contract/core/core-event.ts'
import { feedAsked } from '@ecenter/contract/core/feed-asked.ts'
import { type InferOutput, safeParse } from 'valibot'
import type { Services } from '../../domains/services.ts'
import { whenClosed } from '../../http/admission/when-closed.ts'
import { noteHeld } from '../../http/request-log.ts'
import { CoreProblem } from '../api/core-problem.ts'
import type { CoreCall, CoreRoute } from '../api/core-route.ts'
import { openWaiting, type Waiting } from './await-events.ts'
import { cloudEventOf } from './cloud-event.ts'
import { noteReceived, readFeed } from './read-feed.ts'

/**
 * The feed for a core that asks for it. What it has read up to is its receipt; where events are pushed, a
 * 2xx is, and reading is no more than looking.
 */
export function feedRoute(services: Services): CoreRoute {
  const waiting = openWaiting(services)
  const places = placesToWait()
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
      const leave = asked.output.wait === 0 ? undefined : places.enter(call.key.id)
      // Nobody waits in more places than these: whoever finds them taken is answered at once.
      if (leave === undefined) return pageOf(services, asked.output)
      return awaitedPage(services, waiting, { call, asked: asked.output }).finally(leave)
    },
  }
}

/** One that reads the feed waits once; some more, for a start beside another that ends. */
const waitingOfKeyAtMost = 4

/** `enter` gives what leaves again; undefined where a key waits often enough. */
function placesToWait(): { enter(keyId: string): (() => void) | undefined } {
  const taken = new Map<string, number>()
  return {
    enter(keyId) {
      const count = taken.get(keyId) ?? 0
      if (count >= waitingOfKeyAtMost) return undefined
      taken.set(keyId, count + 1)
      return () => taken.set(keyId, (taken.get(keyId) ?? 1) - 1)
    },
  }
}

interface Asking {
  readonly call: CoreCall
  readonly asked: InferOutput<typeof feedAsked>
}

/** A page with something in it, or an empty one when the time to wait is over. */
async function awaitedPage(services: Services, waiting: Waiting, { call, asked }: Asking) {
  noteHeld(call.reply.request)
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
