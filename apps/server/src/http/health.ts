import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../domains/services.ts'

const askedAgainAfterMs = 1000

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, that is, its database answers. However many
 * ask, the database is asked once a second.
 */
export function serveHealth(app: FastifyInstance, { db, log }: Services): void {
  let asked: { readonly at: number; readonly answer: Promise<unknown> } | undefined

  function ask(): Promise<unknown> {
    const at = performance.now()
    if (asked === undefined || at - asked.at >= askedAgainAfterMs) {
      asked = { at, answer: sql`select 1`.execute(db) }
    }
    return asked.answer
  }

  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'))
  app.get('/readyz', async (_request, reply) => {
    try {
      await ask()
      return await reply.type('text/plain').send('ready')
    } catch (error) {
      log.failure('readyz', error)
      return reply.code(503).type('text/plain').send('not ready')
    }
  })
}
