import { buildApp } from '../../apps/server/src/app.ts'
import { openParts } from '../../apps/server/src/open-parts.ts'
import { readSettings } from '../../apps/server/src/platform/config/settings.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'

/** The whole service as it runs, on the prepared database. */
const settings = readSettings(process.env, process.cwd())
const { parts } = await openParts(settings, openLog('info', { write: () => {} }))
const app = await buildApp(parts)
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.(app.server.address())
