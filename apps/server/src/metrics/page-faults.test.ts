import { recordFault } from '@ecenter/contract/analytics/record-fault.ts'
import type { TypedOf } from '@ecenter/contract/call.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestService, type TestService } from '../../test/test-services.ts'
import { newVisitor, type Visitor } from '../../test/visitor.ts'
import { buildApp } from '../app.ts'
import { openLog } from '../platform/log/log.ts'
import { openServiceMetrics } from './service-metrics.ts'

const fault: TypedOf<typeof recordFault> = {
  route: '/link-refund',
  message: 'TypeError … is not a function',
  at: ['C7aTrx7.js:9:12345'],
  version: 'index-BBQzDWuM',
}

const { registry, counting } = openServiceMetrics()
let written: string[] = []
let service: TestService
let visitor: Visitor
beforeAll(async () => {
  const opened = await openTestService({ demo: false })
  const log = counting(openLog('info', { write: (line) => void written.push(line) }))
  const services = { ...opened, log }
  service = { ...services, app: await buildApp(services) }
})
beforeEach(async () => {
  visitor = newVisitor(service)
  await visitor.open()
  written = []
})
afterAll(async () => {
  await service.app.close()
  await service.close()
})

function faultsLogged() {
  return written.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'page fault')
}

test('a page that broke is logged and counted, with page, words, place and version', async () => {
  await visitor.get(recordFault, fault)
  expect(faultsLogged()).toEqual([expect.objectContaining({ app: 'site', ...fault })])
  const told = await registry.getSingleMetricAsString('ecenter_page_faults_total')
  expect(told).toContain('ecenter_page_faults_total{app="site",route="/link-refund"} 1')
})

test('there is no place for anything about a person', async () => {
  for (const wrong of [
    { route: '/link-refund?pid=AbCd' },
    { message: 'SCHMIDT is not a function' },
    { message: 'Error 13812345678' },
    { at: ['张小明.js:1:2'] },
    { version: '13812345678' },
  ]) {
    expect((await visitor.ask(recordFault, { ...fault, ...wrong })).code).toBe('1000')
  }
  expect(faultsLogged()).toEqual([])
})

test('a page that breaks without an end is told of twenty times an hour', async () => {
  const codes: string[] = []
  for (let sent = 0; sent < 21; sent += 1) codes.push((await visitor.ask(recordFault, fault)).code)
  expect(codes.filter((code) => code === '1')).toHaveLength(20)
  expect(codes.at(-1)).toBe('E3060001')
  expect(faultsLogged()).toHaveLength(20)
})
