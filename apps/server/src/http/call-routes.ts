import { urlOf } from '@ecenter/contract/call.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { answerCall } from './answer-call.ts'
import { uploadReader } from './read-upload.ts'
import type { Route } from './route.ts'
import { answerOnceOn } from './submissions/answer-once.ts'

/** Serves every call of the contract at its address. */
export function serveCalls(app: FastifyInstance, parts: Parts, routes: readonly Route[]): void {
  const readUpload = uploadReader(parts)
  const answerOnce = answerOnceOn(parts)
  for (const route of routes) {
    const isUpload = route.isBuilt && route.call.envelope === 'upload'
    const isImage = route.call.answer === 'image'
    const url = urlOf(route.call)
    for (const address of isImage ? [url, withoutPrefix(url)] : [url]) {
      app.route({
        method: isImage ? 'GET' : 'POST',
        url: address,
        ...(isUpload ? { config: { isUpload }, preValidation: readUpload(route.call) } : {}),
        handler: (request, reply) => answerCall({ parts, route, answerOnce }, request, reply),
      })
    }
  }
}

/** Image codes are also asked for at the bare address (specification, section 7). */
function withoutPrefix(url: string): string {
  return url.replace(/^\/ecenter/, '')
}
