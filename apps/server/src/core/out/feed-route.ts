import type { feedPage } from '@ecenter/contract/core/core-event.ts'
import { feedAsked } from '@ecenter/contract/core/feed-asked.ts'
import { type InferOutput, safeParse } from 'valibot'
import type { Services } from '../../domains/services.ts'
import { CoreProblem } from '../doors/core-problem.ts'
import type { CoreRoute } from '../doors/core-route.ts'
import { cloudEventOf } from './cloud-event.ts'
import { noteReceived, readFeed } from './read-feed.ts'

/**
 * The feed for a core that asks for it. What it has read up to is its receipt; where events are pushed, a
 * 2xx is, and reading is no more than looking.
 */
export function feedRoute(services: Services): CoreRoute {
  return {
    method: 'GET',
    url: '/core/events',
    scope: 'events:read',
    async handle({ request }) {
      const asked = safeParse(feedAsked, request.query)
      if (!asked.success) {
        throw new CoreProblem(400, 'bad-request', 'after is a position, limit 1 to 1000')
      }
      return pageOf(services, asked.output)
    },
  }
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
