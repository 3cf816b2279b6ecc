import fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'

/**
 * Serves the figures, and nothing else, on a port of its own: they tell how business goes, so that
 * port is for the insurer's own network.
 */
export function buildMetricsApp(registry: Registry): FastifyInstance {
  const app = fastify({ forceCloseConnections: true })
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  return app
}
