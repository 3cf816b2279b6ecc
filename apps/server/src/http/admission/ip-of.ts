import type { FastifyInstance, FastifyRequest } from 'fastify'

const ip = 'notedIp'

/** Notes where each request comes from while its socket knows: that of who has left does not. */
export function noteIps(app: FastifyInstance): void {
  app.decorateRequest(ip, '')
  app.addHook('onRequest', async (request) => {
    // Whoever is gone already comes from nowhere.
    request.setDecorator<string>(ip, request.ip ?? '')
  })
}

/** The IP address of who asks, or asked and has left: limits and the audit trail count them all the same. */
export function ipOf(request: FastifyRequest): string {
  return request.getDecorator<string>(ip)
}
