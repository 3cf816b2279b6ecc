import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { allRoutes } from './http/all-routes.ts'
import { serveCalls } from './http/call-routes.ts'
import { serveDemo } from './http/demo-routes.ts'
import { serveDocumentLinks } from './http/document-link.ts'
import { guardTransport } from './http/guard-transport.ts'
import { serveHealth } from './http/health.ts'
import { answerNotFound } from './http/not-found.ts'
import { uploadLimits } from './http/read-upload.ts'
import { logRequests } from './http/request-log.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { type Site, serveSite } from './http/site.ts'
import { answerTransportErrors } from './http/transport-errors.ts'
import type { Parts } from './parts.ts'

/** A request that has not come in whole by then is cut off. */
const wholeRequestWithinMs = 15_000
const bodyBytesAtMost = 64 * 1024

/** The whole service on the given parts; nothing listens and nothing runs yet. */
export async function buildApp(parts: Parts, site?: Site): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: bodyBytesAtMost,
    trustProxy: parts.settings.trustProxy ?? false,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    requestTimeout: wholeRequestWithinMs,
    http: { connectionsCheckingInterval: 5000 },
  })
  // Any page may send plain text without asking first, and no call of ours is plain text.
  app.removeContentTypeParser('text/plain')
  logRequests(app, parts)
  addSecurityHeaders(app, parts.settings, site)
  guardTransport(app, parts)
  await app.register(cookie)
  await app.register(multipart, { limits: uploadLimits })
  answerTransportErrors(app, parts)
  answerNotFound(app, parts)
  serveCalls(app, parts, allRoutes(parts))
  serveDocumentLinks(app, parts)
  serveHealth(app, parts)
  if (parts.outbox !== undefined) serveDemo(app, parts, parts.outbox, site)
  if (site !== undefined) await serveSite(app, site)
  return app
}
