import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../domains/services.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve, that is, its database answers. */
export function serveHealth(app: FastifyInstance, { db, log }: Services): void {
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'))
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db)
      return await reply.type('text/plain').send('ready')
    } catch (error) {
      log.failure('readyz', error)
      return reply.code(503).type('text/plain').send('not ready')
    }
  })
}
