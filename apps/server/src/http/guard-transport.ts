import { callsPath } from '@ecenter/contract/call.ts'
import { eventsType } from '@ecenter/contract/envelope/events.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { ourOrigin } from './our-origin.ts'
import { whenOver } from './when-over.ts'

/** So many calls at once are answered; the next gets 503 quickly instead of a place in a queue. */
const inFlightAtMost = 400

/**
 * What never reaches a handler: a request with two hosts, of which a proxy may have believed the
 * other one (400), an address that names nothing a database or a disk could keep (404), a foreign
 * page's request (403) and an overload (503). A missing
 * Origin is accepted, for old web views send none. A call counts once its body is there, so that
 * half-sent requests take nobody's place, and as long as it is worked on, though who asked has left. It
 * counts no more once it sends events, which cost little and last long; health and pages are never
 * turned away.
 */
export function guardTransport(app: FastifyInstance, { settings }: Parts): void {
  const inFlight = new Set<FastifyRequest>()

  app.addHook('onRequest', async (request, reply) => {
    if (hostsOf(request) > 1) return reply.code(400).send()
    if (hasNul(request.url) && !request.is404) return reply.callNotFound()
    if (request.method === 'POST' && isForeign(request, settings.publicOrigin)) {
      return reply.code(403).send()
    }
  })
  app.addHook('preHandler', async (request, reply) => {
    if (!request.url.startsWith(callsPath)) return
    if (inFlight.size >= inFlightAtMost) return reply.code(503).header('retry-after', '2').send()
    inFlight.add(request)
    whenOver(reply, () => inFlight.delete(request))
  })
  app.addHook('onSend', async (request, reply) => {
    if (reply.getHeader('content-type') === eventsType) inFlight.delete(request)
  })
}

/** Node reads the first `Host` and drops the others, which are all in what arrived. */
function hostsOf({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
}

/** What stands behind the question mark is judged by the rules of its call. */
function hasNul(url: string): boolean {
  return url.split('?', 1).join().includes('%00')
}

function isForeign(request: FastifyRequest, publicOrigin?: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site === 'cross-site') return true
  return origin !== undefined && origin !== ourOrigin(request, publicOrigin)
}
