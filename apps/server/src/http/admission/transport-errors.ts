import type { FastifyError, FastifyInstance } from 'fastify'
import type { Services } from '../../domains/services.ts'
import { refusal } from '../answers/answer.ts'
import { failureOf } from '../answers/failure-of.ts'
import { checkWrong } from '../envelope.ts'
import { noteOutcome } from '../request-log.ts'

/** What breaks before a handler runs: a body too large, of a wrong type, or broken; an address that leaves its folder. */
export function answerTransportErrors(app: FastifyInstance, services: Services): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error
    // Whoever asks so is at fault, and nobody need be roused for it.
    if (statusCode === 403) return reply.callNotFound()
    if (statusCode < 500 && statusCode !== 400) return reply.code(statusCode).send()
    const failure =
      statusCode === 400
        ? checkWrong()
        : failureOf(services.log, error, request.routeOptions.url ?? 'none', request.id)
    noteOutcome(request, failure.resultCode)
    return reply.send(refusal(services, request.id, failure))
  })
}
