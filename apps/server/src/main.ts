import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { givenSettings } from './platform/config/given-settings.ts'
import { openLog } from './platform/log/log.ts'
import { endForOperator } from './platform/operator/for-operator.ts'
import { runWorkers } from './run-workers.ts'

/** One process serves by itself; of several the first watches over the others, and loads nothing of the service. */
process.on('uncaughtException', endForOperator)
const settings = givenSettings()
if (settings.workers === 1 || cluster.isWorker) await import('./serve.ts')
else {
  const program = fileURLToPath(import.meta.url)
  await runWorkers(program, settings, openLog(settings.logLevel))
}
