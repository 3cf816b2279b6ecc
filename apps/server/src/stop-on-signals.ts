import type { FastifyInstance } from 'fastify'
import { stopSignals } from './platform/operator/stop-signals.ts'

/** How long what is under way may take to be answered; what is stuck is cut off then. */
const answersMs = 4_000

/** How long a stop may take before the process ends anyway. */
const drainMs = 10_000

/** On a signal answers what is under way, then does the rest. A second signal changes nothing. */
export function stopOnSignals(
  apps: readonly FastifyInstance[],
  closeRest: () => Promise<void>,
): void {
  let isStopping = false
  for (const signal of stopSignals) process.on(signal, stop)

  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), drainMs).unref()
    await Promise.all(apps.map(closeInTime))
    await closeRest()
  }
}

/** By itself an app waits for every connection: one that never said anything, an upload that trickles. */
async function closeInTime(app: FastifyInstance): Promise<void> {
  const cutting = setTimeout(() => app.server.closeAllConnections(), answersMs)
  await app.close()
  clearTimeout(cutting)
}
