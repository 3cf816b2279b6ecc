import fastify, { type FastifyInstance } from 'fastify'

/** The figures of one process, or of several together. */
interface Figures {
  readonly contentType: string
  metrics(): Promise<string>
}

/**
 * Serves the figures, and nothing else, on a port of its own: they tell how business goes, so that
 * port is for the insurer's own network.
 */
export function buildMetricsApp(figures: Figures): FastifyInstance {
  const app = fastify({ forceCloseConnections: true })
  app.get('/metrics', async (_request, reply) =>
    reply.type(figures.contentType).send(await figures.metrics()),
  )
  return app
}
