import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../domains/services.ts'

/** How a call ended, for the line in the log. */
interface Outcome {
  readonly resultCode: string
  readonly requestId: string
}

const outcome = 'outcome'
const held = new WeakSet<FastifyRequest>()

/** One line for every answer, whoever gave it; a request that fits no route is told as `none`. */
export function logRequests(app: FastifyInstance, { log }: Pick<Services, 'log'>): void {
  app.decorateRequest(outcome, undefined)
  app.addHook('onResponse', async (request, reply) => {
    const told = request.getDecorator<Outcome | undefined>(outcome)
    log.request({
      requestId: told?.requestId ?? request.id,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ...(told === undefined ? {} : { resultCode: told.resultCode }),
      ms: Math.round(reply.elapsedTime),
      ...(held.has(request) && { isHeld: true }),
    })
  })
}

/** Its answer waits for what happens. */
export function noteHeld(request: FastifyRequest): void {
  held.add(request)
}

export function noteOutcome(
  request: FastifyRequest,
  resultCode: string,
  requestId = request.id,
): void {
  request.setDecorator<Outcome>(outcome, { resultCode, requestId })
}
