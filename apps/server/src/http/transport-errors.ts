import { randomUUID } from 'node:crypto'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { refusal } from './answer-call.ts'
import { checkWrong } from './envelope.ts'
import { failureOf } from './failure-of.ts'

/** What breaks before a handler runs: an unknown call, a body too large, of a wrong type, or broken. */
export function answerTransportErrors(app: FastifyInstance, parts: Parts): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const requestId = randomUUID()
    switch (error.statusCode) {
      case 413:
      case 415:
        return reply.code(error.statusCode).send()
      case 400:
        return reply.send(refusal(parts, requestId, checkWrong()))
      default:
        return reply.send(
          refusal(
            parts,
            requestId,
            failureOf(parts.log, error, request.routeOptions.url ?? '', requestId),
          ),
        )
    }
  })
}
