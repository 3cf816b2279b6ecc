import { fileURLToPath } from 'node:url'
import { buildApp } from '../src/app.ts'
import { buildCoreApp } from '../src/core/api/build-core-app.ts'
import { openPushConnections } from '../src/core/rows/push-connections.ts'
import { createServices } from '../src/create-services.ts'
import { readSettings } from '../src/platform/config/settings.ts'
import { allCoreRoutes } from '../src/routes/all-core-routes.ts'
import { runDemoCore } from '../src/run-demo-core.ts'
import { stopOnSignals } from '../src/stop-on-signals.ts'
import { silentLog } from './fakes/silent-log.ts'

/** The whole service as it runs, but for its pages; a program of its own, so that it can be killed. */
const { services, url, close } = await createServices(
  readSettings(process.env, process.cwd()),
  silentLog,
)
const app = await buildApp(services)
const core = process.env.WITH_CORE === undefined ? undefined : await beginCore()
stopOnSignals([app], async () => {
  await core?.stop()
  await close()
})
process.on('message', () => {
  const pid = core?.pid()
  if (pid !== undefined) process.kill(pid, 'SIGKILL')
})
// Who only listens for that is no reason to stay.
process.channel?.unref()
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))

/** The demo's core from its sources, behind an API of its own; a message kills it. */
async function beginCore() {
  const connections = openPushConnections({ ...services, url })
  const coreApi = buildCoreApp(services, allCoreRoutes(services, connections))
  const address = await coreApi.listen({ host: '127.0.0.1', port: 0 })
  const path = fileURLToPath(new URL('../../demo-core/src/main.ts', import.meta.url))
  return runDemoCore(services, address, { path, execArgv: ['--import', 'tsx'] })
}
