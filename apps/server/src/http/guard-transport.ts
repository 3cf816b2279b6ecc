import { callsPath } from '@ecenter/contract/call.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'

/** So many calls at once are answered; the next gets 503 quickly instead of a place in a queue. */
const inFlightAtMost = 400

/**
 * What never reaches a handler: a foreign page's request (403) and an overload (503). A missing
 * Origin is accepted, for old web views send none. A call counts once its body is there, so that
 * half-sent requests take nobody's place; health and pages are never turned away.
 */
export function guardTransport(app: FastifyInstance, { settings }: Parts): void {
  let inFlight = 0

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' && isForeign(request, settings.publicOrigin)) {
      return reply.code(403).send()
    }
  })
  app.addHook('preHandler', async (request, reply) => {
    if (!request.url.startsWith(callsPath)) return
    if (inFlight >= inFlightAtMost) return reply.code(503).header('retry-after', '2').send()
    inFlight++
    reply.raw.once('close', () => {
      inFlight--
    })
  })
}

function isForeign({ headers, protocol, host }: FastifyRequest, publicOrigin?: string): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true
  const { origin } = headers
  return origin !== undefined && origin !== (publicOrigin ?? `${protocol}://${host}`)
}
