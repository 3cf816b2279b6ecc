import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { limitRules } from '../platform/limits/limit-rules.ts'
import type { Log } from '../platform/log/log.ts'

/** What this process has done since it began, for Prometheus. */
export interface ServiceMetrics {
  readonly registry: Registry
  /** A log that counts what it is told: nothing else in the service knows of figures. */
  counting(log: Log): Log
}

const secondsAtMost = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function openServiceMetrics(): ServiceMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Counter({
    name: 'ecenter_requests_total',
    help: 'Answers by route and outcome: a result code, or an HTTP status where there is none',
    labelNames: ['route', 'outcome'],
    registers,
  })
  const seconds = new Histogram({
    name: 'ecenter_request_seconds',
    help: 'How long answers took, by route; without those that wait for what happens',
    labelNames: ['route'],
    buckets: secondsAtMost,
    registers,
  })
  const failures = new Counter({
    name: 'ecenter_failures_total',
    help: 'Unexpected failures by place: a gateway, mail, SMS, the database, a job',
    labelNames: ['place'],
    registers,
  })
  const alarms = new Counter({
    name: 'ecenter_alarms_total',
    help: 'Limits that were used unusually far',
    labelNames: ['limit'],
    registers,
  })
  // An increase is seen from a number that stood before: the first alarm would be none.
  for (const [limit, rule] of Object.entries(limitRules)) {
    if ('alarmAt' in rule) alarms.inc({ limit }, 0)
  }

  const pageFaults = new Counter({
    name: 'ecenter_page_faults_total',
    help: 'Pages that broke in a browser through a fault of ours, by app and page',
    labelNames: ['app', 'route'],
    registers,
  })

  return {
    registry,
    counting: (log) => ({
      ...log,
      request(facts) {
        log.request(facts)
        const { route, resultCode, status, ms, isHeld } = facts
        requests.inc({ route, outcome: resultCode ?? `${status}` })
        if (!isHeld) seconds.observe({ route }, ms / 1000)
      },
      failure(place, error, requestId) {
        log.failure(place, error, requestId)
        failures.inc({ place })
      },
      pageFault(fault) {
        log.pageFault(fault)
        const { app, route } = fault
        pageFaults.inc({ app, route })
      },
      alarm(limit, count) {
        log.alarm(limit, count)
        alarms.inc({ limit })
      },
    }),
  }
}
