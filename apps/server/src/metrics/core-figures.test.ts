import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../test/service-of-tests.ts'
import { tellOf } from '../../test/subjects/core-events.ts'
import { assignAllPositions } from '../core/out/assign-positions.ts'
import { noteReceived } from '../core/out/read-feed.ts'
import { addCoreFigures } from './core-figures.ts'
import { buildMetricsApp } from './serve-metrics.ts'
import { openServiceMetrics } from './service-metrics.ts'

const service = serviceOfTests({ demo: false })
const { registry } = openServiceMetrics()
beforeAll(() => addCoreFigures(registry, service))
beforeEach(async () => {
  await service.db.deleteFrom('core_event').execute()
})

async function figure(name: string): Promise<number> {
  const app = buildMetricsApp(registry)
  const { body } = await app.inject('/metrics')
  await app.close()
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(body)?.[1])
}

test('how long the oldest event waits is told until the core has it', async () => {
  expect(await figure('ecenter_core_oldest_event_seconds')).toBe(0)
  await tellOf(service, 'lead/1', 'first')
  await service.passTime(60)
  await tellOf(service, 'lead/2', 'second')
  expect(await figure('ecenter_core_oldest_event_seconds')).toBe(60)
  await assignAllPositions(service)
  const { last_position: last } = await service.db
    .selectFrom('core_feed')
    .selectAll()
    .executeTakeFirstOrThrow()
  await noteReceived(service, last - 1, service.clock.now())
  expect(await figure('ecenter_core_oldest_event_seconds')).toBe(0)
  await service.passTime(7)
  expect(await figure('ecenter_core_oldest_event_seconds')).toBe(7)
})

test('dead letters are counted, and are not the oldest that waits', async () => {
  await tellOf(service, 'lead/1', 'first')
  await service.db.updateTable('core_event').set({ given_up_at: service.clock.now() }).execute()
  await service.passTime(60)
  expect(await figure('ecenter_core_dead_events')).toBe(1)
  expect(await figure('ecenter_core_oldest_event_seconds')).toBe(0)
})
