import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry } from 'prom-client'
import { buildApp } from './app.ts'
import { buildCoreApp } from './core/api/build-core-app.ts'
import { listenForCore } from './core/api/listen-for-core.ts'
import { openPushConnections } from './core/rows/push-connections.ts'
import { createServices } from './create-services.ts'
import { openSite, type Site } from './http/pages/site.ts'
import { addCertificateFigure } from './metrics/certificate-figure.ts'
import { addCoreFigures } from './metrics/core-figures.ts'
import { addRedisFigures } from './metrics/redis-figures.ts'
import { addReplicaFigure } from './metrics/replica-figure.ts'
import { buildMetricsApp } from './metrics/serve-metrics.ts'
import { openServiceMetrics } from './metrics/service-metrics.ts'
import { addStoredFigures } from './metrics/stored-figures.ts'
import { givenSettings } from './platform/config/given-settings.ts'
import { isConnectionFailure } from './platform/database/connections/connection-failure.ts'
import { packageRoot } from './platform/documents/package-root.ts'
import { openLog } from './platform/log/log.ts'
import { endForOperator, endWith } from './platform/operator/for-operator.ts'
import { allCoreRoutes } from './routes/all-core-routes.ts'
import { runDemoCore } from './run-demo-core.ts'
import { stopOnSignals } from './stop-on-signals.ts'
import { whatToTry } from './what-to-try.ts'
import {
  type Listening,
  ofCore,
  ofMetrics,
  ofService,
  whyNotListening,
} from './why-not-listening.ts'

const settings = givenSettings()
const metrics = openServiceMetrics()
const log = metrics.counting(openLog(settings.logLevel))
// The job queue notes what is done without waiting for it; a database that is away for a moment
// must not end the process for that. Anything else unheard is a bug, and does.
process.on('unhandledRejection', (error) => {
  if (!isConnectionFailure(error)) throw error
  log.failure('database', error)
})
const { services, url, close, app } = await build().catch(endForOperator)
const address = await listen(app, { ...settings, settings: ofService })
const core = settings.core && (await openCore(settings.core))
const metricsApp = settings.metrics && (await openMetrics(settings.metrics))
/** Of several processes one tells and has a core beside it, and only as it is started first. */
const isFirst = !cluster.isWorker || cluster.worker?.id === 1
if (isFirst)
  process.stderr.write(await whatToTry({ address, coreAddress: core?.address }, services))

const demoCore = core && isFirst ? runDemoCore(services, core.address) : undefined

const listeners = [app, core?.app, metricsApp].filter((each) => each !== undefined)
stopOnSignals(listeners, async () => {
  await demoCore?.stop()
  await close()
  log.step('stopped')
  cluster.worker?.disconnect()
})

async function build() {
  const { services, url, close } = await createServices(settings, log)
  try {
    const [site, desk] = [builtSite('web'), builtSite('desk')]
    return { services, url, close, app: await buildApp(services, { site, desk }) }
  } catch (error) {
    await close()
    throw error
  }
}

function builtSite(name: string): Site {
  return openSite(fileURLToPath(new URL(`../${name}/dist/`, packageRoot())), settings)
}

/** The API of the insurer's core, apart from the public's. */
async function openCore(place: NonNullable<typeof settings.core>) {
  const connections = openPushConnections({ ...services, url })
  const opened = buildCoreApp(services, allCoreRoutes(services, connections))
  opened.addHook('onClose', connections.close)
  const address = await listening({ ...place, settings: ofCore }, () =>
    listenForCore(opened, place),
  )
  return { app: opened, address }
}

/** One of several processes gives its figures to the first, which has the port for them. */
async function openMetrics(
  place: Pick<Listening, 'host' | 'port'>,
): Promise<FastifyInstance | undefined> {
  addStoredFigures(metrics.registry, services)
  // Where no core is set up nobody takes events, and that is no fault.
  if (settings.core ?? settings.corePush) addCoreFigures(metrics.registry, services)
  addReplicaFigure(metrics.registry, services.replica)
  addCertificateFigure(metrics.registry, services)
  addRedisFigures(metrics.registry, services.redis)
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries([metrics.registry])
    new AggregatorRegistry()
    return undefined
  }
  const opened = buildMetricsApp(metrics.registry)
  await listen(opened, { ...place, settings: ofMetrics })
  return opened
}

function listen(listener: FastifyInstance, place: Listening): Promise<string> {
  const { host, port } = place
  return listening(place, () => listener.listen({ host, port }))
}

async function listening(place: Listening, begin: () => Promise<string>): Promise<string> {
  try {
    return await begin()
  } catch (error) {
    await app.close()
    await close()
    return endWith(whyNotListening(error, place))
  }
}
