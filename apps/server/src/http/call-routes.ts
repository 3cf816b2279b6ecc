import { type Call, urlOf } from '@ecenter/contract/call.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../domains/services.ts'
import { grantMissing } from '../platform/calls/failure.ts'
import { answerCall } from './answer-call.ts'
import type { SendEvents } from './answers/send-events.ts'
import { uploadReader } from './bodies/read-upload.ts'
import type { Route } from './route.ts'
import { answerOnceOn } from './submissions/answer-once.ts'
import { sessionOf, tokenWrong } from './visitor.ts'

/** Serves every call of the contract at its address. */
export function serveCalls(
  app: FastifyInstance,
  services: Services,
  routes: readonly Route[],
  sendEvents: SendEvents,
): void {
  const readUpload = uploadReader()
  const answerOnce = answerOnceOn(services)
  for (const route of routes) {
    const isUpload = route.call.envelope === 'upload'
    const isImage = route.call.answer === 'image'
    const url = urlOf(route.call)
    for (const address of isImage ? [url, withoutPrefix(url)] : [url]) {
      app.route({
        method: isImage ? 'GET' : 'POST',
        url: address,
        ...(isUpload
          ? { config: { isUpload }, preValidation: readUpload(admitTo(services, route.call)) }
          : {}),
        handler: (request, reply) =>
          answerCall({ services, route, answerOnce, sendEvents }, request, reply),
      })
    }
  }
}

/** As JSON calls answer it: what needs a proof has none, and a page opens a session and sends again. */
function admitTo(services: Services, { level }: Call) {
  return async (request: FastifyRequest): Promise<void> => {
    if ((await sessionOf(services, request)) !== undefined) return
    throw level === 'open' ? tokenWrong() : grantMissing()
  }
}

/** Image codes are also asked for at the bare address (specification, section 7). */
function withoutPrefix(url: string): string {
  return url.replace(/^\/ecenter/, '')
}
