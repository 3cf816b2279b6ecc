import { deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../../domains/services.ts'
import { ourOrigin } from '../admission/our-origin.ts'
import type { SendEvents } from '../answers/send-events.ts'
import { uploadReader } from '../bodies/read-upload.ts'
import { answerDeskCall } from './answer-desk-call.ts'
import { admit, sessionAtDesk } from './arrive-at-desk.ts'
import type { DeskRoute } from './desk-route.ts'

const bodyBytesAtMost = 64 * 1024

/** Serves every call of the desk at its address, to pages of our own alone. */
export function serveDesk(
  app: FastifyInstance,
  services: Services,
  routes: readonly DeskRoute[],
  sendEvents: SendEvents,
): void {
  const readUpload = uploadReader()
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isOurOwn(request, services.settings.publicOrigin)) return reply.code(403).send()
    })
    for (const route of routes) {
      const isUpload = route.call.envelope === 'upload'
      scope.route({
        method: 'POST',
        url: deskUrlOf(route.call),
        bodyLimit: bodyBytesAtMost,
        ...(isUpload ? { config: { isUpload }, preValidation: readUpload(admitTo(route)) } : {}),
        handler: (request, reply) =>
          answerDeskCall({ services, route, sendEvents }, request, reply),
      })
    }
  })

  /** Nobody's form is read whose call it is not. */
  function admitTo({ call }: DeskRoute) {
    return async (request: FastifyRequest): Promise<void> =>
      admit(services, call, await sessionAtDesk(services, request))
  }
}

/** Stricter than the customers' site, whose old web views send no origin: every browser of an office does. */
function isOurOwn(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  return (
    origin === ourOrigin(request, publicOrigin) && (site === undefined || site === 'same-origin')
  )
}
