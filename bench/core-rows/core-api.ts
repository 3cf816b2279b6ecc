import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCoreApp } from '../../apps/server/src/core/api/build-core-app.ts'
import { addCoreKey } from '../../apps/server/src/core/api/core-key.ts'
import { openPushConnections } from '../../apps/server/src/core/rows/push-connections.ts'
import { createServices } from '../../apps/server/src/create-services.ts'
import { readSettings } from '../../apps/server/src/platform/config/settings.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import { allCoreRoutes } from '../../apps/server/src/routes/all-core-routes.ts'

/** The core's API in a process of its own, as a service has them; the key for policies lies in its folder. */
const settings = readSettings(process.env, '/')
const { services, url } = await createServices(settings, openLog('silent'))
const connections = openPushConnections({ ...services, url })
const coreApi = buildCoreApp(services, allCoreRoutes(services, connections))
const now = services.clock.now()
const key = await addCoreKey(services, { name: 'bench', scopes: ['policies:write'], now })
writeFileSync(join(settings.dataFolder, 'key'), key?.secret ?? '')
await coreApi.listen({ port: 0, host: '127.0.0.1' })
process.send?.(coreApi.server.address())
