import cluster from 'node:cluster'
import { once } from 'node:events'
import { AggregatorRegistry } from 'prom-client'
import { buildMetricsApp } from './metrics/serve-metrics.ts'
import type { Settings } from './platform/config/settings.ts'
import type { Log } from './platform/log/log.ts'
import { endWith } from './platform/operator/for-operator.ts'
import { stopSignals } from './platform/operator/stop-signals.ts'
import { ofMetrics, whyNotListening } from './why-not-listening.ts'

/** One that ends soon after its start is started anew after twice as long each time. */
const shortestPauseMs = 1000
const longestPauseMs = 30_000
const livedWellMs = 60_000

/**
 * Starts processes that serve behind one port, and another for each that dies. The first makes the
 * database ready, so the others wait for it; where even that one never serves, its end is ours.
 */
export async function runWorkers(
  program: string,
  { workers, metrics }: Pick<Settings, 'workers' | 'metrics'>,
  log: Log,
): Promise<void> {
  // The other way, a connection that is handed to a process which dies that moment is neither answered nor
  // closed. So each takes its connections itself.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: program })
  let pauseMs = shortestPauseMs
  let hasServed = false
  let isStopping = false
  for (const signal of stopSignals) process.on(signal, stop)

  if (metrics !== undefined) await serveFigures(metrics)
  startOne()
  await once(cluster, 'listening')
  hasServed = true
  for (let others = 1; others < workers; others++) startOne()

  function startOne(): void {
    if (isStopping) return
    const startedAt = performance.now()
    const worker = cluster.fork()
    worker.once('exit', (code, signal) => {
      if (isStopping) return endWithLast()
      if (!hasServed) process.exit(code || 1)
      log.step('worker ended', { worker: worker.process.pid ?? 0, code: code ?? signal })
      if (performance.now() - startedAt > livedWellMs) pauseMs = shortestPauseMs
      setTimeout(startOne, pauseMs)
      pauseMs = Math.min(2 * pauseMs, longestPauseMs)
    })
  }

  /** Each answers what is under way; a second signal changes nothing. */
  function stop(): void {
    if (isStopping) return
    isStopping = true
    for (const worker of all()) worker.process.kill('SIGTERM')
    endWithLast()
  }

  function endWithLast(): void {
    if (all().length > 0) return
    log.step('all stopped')
    process.exit(0)
  }
}

function all() {
  return Object.values(cluster.workers ?? {})
    .filter((worker) => worker !== undefined)
    .filter((worker) => !worker.isDead())
}

/** Those of all processes, summed up. */
async function serveFigures({ host, port }: NonNullable<Settings['metrics']>): Promise<void> {
  const registry = new AggregatorRegistry()
  const { contentType } = registry
  const app = buildMetricsApp({ contentType, metrics: () => registry.clusterMetrics() })
  await app
    .listen({ host, port })
    .catch((error: unknown) => endWith(whyNotListening(error, { host, port, settings: ofMetrics })))
}
