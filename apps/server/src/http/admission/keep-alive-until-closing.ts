import type { FastifyInstance } from 'fastify'

/** What is answered while the app closes is the last on its connection, which would else be kept for a next call. */
export function keepAliveUntilClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
