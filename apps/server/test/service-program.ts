import { buildApp } from '../src/app.ts'
import { createServices } from '../src/create-services.ts'
import { readSettings } from '../src/platform/config/settings.ts'
import { stopOnSignals } from '../src/stop-on-signals.ts'
import { silentLog } from './fakes/silent-log.ts'

/** The whole service as it runs, but for its pages; a program of its own, so that it can be killed. */
const { services, close } = await createServices(
  readSettings(process.env, process.cwd()),
  silentLog,
)
const app = await buildApp(services)
stopOnSignals([app], close)
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
