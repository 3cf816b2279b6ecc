import type { FastifyInstance } from 'fastify'
import type { CoreSettings } from '../../platform/config/core-settings.ts'

/** Where it listens. The port that a demo has by default may be taken, by another demo say: then any other does. */
export async function listenForCore(
  app: FastifyInstance,
  { host, port, isByDefault }: CoreSettings,
): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isByDefault || !isTaken) throw error
    return app.listen({ host, port: 0 })
  }
}
