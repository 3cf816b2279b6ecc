import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newChatter } from '../../test/subjects/chats.ts'
import { openTestService, type TestService } from '../../test/test-services.ts'
import { newSession } from '../../test/visitor.ts'
import { buildApp } from '../app.ts'
import { openDatabase } from '../platform/database/database.ts'
import { openReplicaDb } from '../platform/database/replicas/replica-db.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import { openRedis } from '../platform/redis/redis.ts'
import { addRedisFigures } from './redis-figures.ts'
import { addReplicaFigure } from './replica-figure.ts'
import { buildMetricsApp } from './serve-metrics.ts'
import { openServiceMetrics, type ServiceMetrics } from './service-metrics.ts'
import { addStoredFigures } from './stored-figures.ts'

let service: TestService
let metrics: ServiceMetrics
beforeAll(async () => {
  const opened = await openTestService({ demo: false })
  metrics = openServiceMetrics()
  const services = { ...opened, log: metrics.counting(opened.log) }
  service = { ...services, app: await buildApp(services) }
  // The queue's tables are made by the queue.
  await (await openJobs(opened.database.url, services)).stop()
  addStoredFigures(metrics.registry, services)
})
afterAll(async () => {
  await service.app.close()
  await service.close()
})

async function figures(registry = metrics.registry): Promise<string[]> {
  const app = buildMetricsApp(registry)
  const { body } = await app.inject('/metrics')
  await app.close()
  return body.split('\n')
}

test('requests are counted by route and outcome, and nothing that was typed is told', async () => {
  const visitor = await newSession(service)
  const request = { licenseNo: '京A12345', identifyNumber: '110101199003070134' }
  const { code } = await visitor.ask(findCarPolicies, request)
  expect((await visitor.ask(findCarPolicies, request)).code).toBe(code)
  const told = await figures()
  const route = '/ecenter/policy/policy/wapCarProperty'
  expect(told).toContain(`ecenter_requests_total{route="${route}",outcome="${code}"} 2`)
  expect(told).toContain(`ecenter_request_seconds_count{route="${route}"} 2`)
  expect(told.join('\n')).not.toMatch(/京A12345|110101199003070134/)
})

test('failures are counted by place, and alarms by limit', async () => {
  service.log.failure('sms', new Error('13800000001 has no credit'))
  service.log.alarm('sms by address', 80)
  const told = await figures()
  expect(told).toContain('ecenter_failures_total{place="sms"} 1')
  expect(told).toContain('ecenter_alarms_total{limit="sms by address"} 1')
})

test('an alarm can be seen to rise, for it stood at none before', async () => {
  expect(await figures()).toContain('ecenter_alarms_total{limit="smsBudgetDay"} 0')
})

test('an answer that waits for what happens is counted, and not how long it took', async () => {
  const facts = { requestId: 'a', route: '/held', status: 200, ms: 240_000 }
  service.log.request({ ...facts, isHeld: true })
  const told = await figures()
  expect(told).toContain('ecenter_requests_total{route="/held",outcome="200"} 1')
  expect(told.join('\n')).not.toContain('ecenter_request_seconds_count{route="/held"}')
})

test('what waits in the database is told', async () => {
  await newChatter(service)
  const told = await figures()
  expect(told).toContain('ecenter_database_up 1')
  expect(told).toContain('ecenter_stored{what="conversation",state="robot"} 1')
})

test('a database that is away is a figure, and the process still tells its own', async () => {
  const { registry } = openServiceMetrics()
  const { db } = openDatabase({
    url: 'postgres://nobody@127.0.0.1:1/none',
    log: service.log,
  })
  addStoredFigures(registry, { ...service, db })
  const told = await figures(registry)
  expect(told).toContain('ecenter_database_up 0')
  expect(told.some((line) => line.startsWith('process_resident_memory_bytes'))).toBe(true)
  await db.destroy()
})

test('a replica and a Redis that are away are figures, and none where none are set up', async () => {
  const { registry } = openServiceMetrics()
  const { log } = service
  addReplicaFigure(registry, service.replica)
  addRedisFigures(registry, undefined)
  expect((await figures(registry)).join()).not.toMatch(/replica|redis/)
  const replicaUrl = 'postgres://nobody@127.0.0.1:1/none'
  const replica = openReplicaDb({ ...service, replicaUrl })
  const redis = openRedis({ url: 'redis://127.0.0.1:1', log })
  addReplicaFigure(registry, replica)
  addRedisFigures(registry, redis)
  const told = await figures(registry)
  expect(told).toContain('ecenter_replica_lag_seconds +Inf')
  expect(told).toContain('ecenter_redis_up 0')
  expect(told).toContain('ecenter_redis_counting 0')
  await replica.close()
  await redis.close()
})
