import { buildApp } from '../../apps/server/src/app.ts'
import { createServices } from '../../apps/server/src/create-services.ts'
import { readSettings } from '../../apps/server/src/platform/config/settings.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'

/** The whole service as it runs, on the prepared database. */
const settings = readSettings(process.env, process.cwd())
const { services } = await createServices(settings, openLog('info', { write: () => {} }))
const app = await buildApp(services)
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.(app.server.address())
