import { randomUUID } from 'node:crypto'
import { deskPath } from '@ecenter/contract/desk/desk-call.ts'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import type { ListServices } from './domains/list-services.ts'
import { allRoutes } from './http/all-routes.ts'
import { serveLogo } from './http/brand-logo.ts'
import { serveCalls } from './http/call-routes.ts'
import { serveCashier } from './http/cashier-routes.ts'
import { cutStalled, type Patience, usualPatience } from './http/cut-stalled.ts'
import { serveDemo } from './http/demo-routes.ts'
import { allDeskRoutes } from './http/desk/all-desk-routes.ts'
import { serveDesk } from './http/desk/serve-desk.ts'
import { serveDocumentLinks } from './http/document-link.ts'
import { guardTransport } from './http/guard-transport.ts'
import { serveHealth } from './http/health.ts'
import { noteIps } from './http/ip-of.ts'
import { keepAliveUntilClosing } from './http/keep-alive-until-closing.ts'
import { answerNotFound } from './http/not-found.ts'
import { servePaymentNotices } from './http/payment-notices.ts'
import { servePictures } from './http/pictures.ts'
import { servePromotionLinks } from './http/promotion-links.ts'
import { acceptUploads } from './http/read-upload.ts'
import { logRequests } from './http/request-log.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { eventSender, type Pace, usualPace } from './http/send-events.ts'
import { type Site, serveSite } from './http/site.ts'
import { answerTransportErrors } from './http/transport-errors.ts'

const bodyBytesAtMost = 64 * 1024

interface AppOptions {
  readonly site?: Site
  readonly desk?: Site
  readonly patience?: Patience
  readonly pace?: Pace
}

/** The whole service on what it is given; nothing listens and nothing runs yet. */
export async function buildApp(
  services: ListServices,
  { site, desk, patience = usualPatience, pace = usualPace }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: bodyBytesAtMost,
    trustProxy: services.settings.trustProxy ?? false,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    // Of heads alone; bodies are waited for by `cutStalled`, files longer than calls.
    http: { headersTimeout: patience.callMs, connectionsCheckingInterval: patience.silenceMs / 2 },
  })
  // Any page may send plain text without asking first, and no call of ours is plain text.
  app.removeContentTypeParser('text/plain')
  noteIps(app)
  cutStalled(app, patience)
  keepAliveUntilClosing(app)
  logRequests(app, services)
  addSecurityHeaders(app, services.settings, { site, desk })
  guardTransport(app, services)
  await app.register(cookie)
  await acceptUploads(app)
  answerTransportErrors(app, services)
  answerNotFound(app, services)
  const sendEvents = eventSender(app, services, pace)
  serveCalls(app, services, allRoutes(services), sendEvents)
  serveDesk(app, services, allDeskRoutes(services), sendEvents)
  serveDocumentLinks(app, services)
  servePaymentNotices(app, services)
  servePictures(app, services)
  servePromotionLinks(app)
  serveHealth(app, services)
  if (services.outbox !== undefined) {
    serveDemo(app, services, services.outbox, site)
    serveCashier(app, services)
  }
  if (site !== undefined) await serveSite(app, site)
  if (site?.logo !== undefined) serveLogo(app, site.logo)
  if (desk !== undefined) await serveSite(app, desk, deskPath)
  return app
}
