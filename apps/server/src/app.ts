import { randomUUID } from 'node:crypto'
import { deskPath } from '@ecenter/contract/desk/desk-call.ts'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import type { ListServices } from './domains/list-services.ts'
import { cutStalled, type Patience, usualPatience } from './http/admission/cut-stalled.ts'
import { guardTransport } from './http/admission/guard-transport.ts'
import { keepAliveUntilClosing } from './http/admission/keep-alive-until-closing.ts'
import { noteIps } from './http/admission/network-of.ts'
import { answerTransportErrors } from './http/admission/transport-errors.ts'
import { addSecurityHeaders } from './http/answers/security-headers.ts'
import { eventSender, type Pace, usualPace } from './http/answers/send-events.ts'
import { acceptUploads } from './http/bodies/read-upload.ts'
import { serveCalls } from './http/call-routes.ts'
import { serveCompanySignIn } from './http/desk/serve-company-sign-in.ts'
import { serveDesk } from './http/desk/serve-desk.ts'
import { serveHealth } from './http/health.ts'
import { serveLogo } from './http/pages/brand-logo.ts'
import { serveCashier } from './http/pages/cashier-routes.ts'
import { serveDocumentLinks } from './http/pages/document-link.ts'
import { answerNotFound } from './http/pages/not-found.ts'
import { servePaymentNotices } from './http/pages/payment-notices.ts'
import { servePictures } from './http/pages/pictures.ts'
import { servePromotionLinks } from './http/pages/promotion-links.ts'
import { type Site, serveSite } from './http/pages/site.ts'
import { logRequests } from './http/request-log.ts'
import { allDeskRoutes } from './routes/all-desk-routes.ts'
import { allRoutes } from './routes/all-routes.ts'
import { serveDemoCore } from './routes/demo-core-routes.ts'
import { serveDemo } from './routes/demo-routes.ts'

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
  serveCompanySignIn(app, services)
  serveDocumentLinks(app, services)
  servePaymentNotices(app, services)
  servePictures(app, services)
  servePromotionLinks(app)
  serveHealth(app, services)
  if (services.outbox !== undefined) {
    serveDemo(app, services, services.outbox, site)
    serveDemoCore(app, services)
    serveCashier(app, services)
  }
  if (site !== undefined) await serveSite(app, site)
  if (site?.logo !== undefined) serveLogo(app, site.logo)
  if (desk !== undefined) await serveSite(app, desk, deskPath)
  return app
}
