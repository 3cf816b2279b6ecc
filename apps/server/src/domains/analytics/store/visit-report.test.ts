import { recordVitals } from '@ecenter/contract/analytics/analytics-calls.ts'
import { record } from '@ecenter/contract/analytics/record.ts'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newSession } from '../../../../test/visitor.ts'
import { purgeEnded } from '../../../platform/session/purge-ended.ts'
import { visitReport } from './visit-report.ts'

const service = serviceOfTests({ demo: false })

const since = new Date(0)

test('the report tells visits, screens, buttons, ways and speed by channel', async () => {
  const inApp = { channelType: 'app' } as const
  const reader = await newSession(service)
  const way = [
    '/home',
    'policy query',
    '/policy-query',
    '/policy-carQueryResult',
    '/policy-carDetail',
  ]
  await reader.get(record, { ...inApp, events: way as ['/home'] })
  await reader.get(recordVitals, {
    ...inApp,
    route: '/home',
    vitals: { LCP: 1200, INP: 80, CLS: 0.01 },
  })
  const leaver = await newSession(service)
  await leaver.get(record, { channelType: 'web', events: ['/policy-query', '/home'] })
  await leaver.get(recordVitals, { ...inApp, route: '/home', vitals: { LCP: 2000 } })

  const lines = await visitReport(service.db, since)
  expect(lines).toEqual(
    expect.arrayContaining([
      'app  1  4',
      'web  1  2',
      '/policy-query  app  1',
      'policy query  app  1',
      'policies  2 > 1 > 1',
      'claims  0 > 0 > 0',
      'LCP  /home  app  2  1800 ms',
      'INP  /home  app  1  80 ms',
      'CLS  /home  app  1  0.010',
    ]),
  )
})

test.each([
  ['a route that does not exist', { route: '/nowhere', channelType: 'web', vitals: {} }],
  ['a route with its parameters', { route: '/pdf?handle=x', channelType: 'web', vitals: {} }],
  ['no number', { route: '/home', channelType: 'web', vitals: { LCP: '13812345678' } }],
  [
    'a number that is none',
    { route: '/home', channelType: 'web', vitals: { LCP: 13_812_345_678 } },
  ],
])('of %s nothing is stored', async (_, body) => {
  const visitor = await newSession(service)
  const before = await service.db.selectFrom('analytics_vital').selectAll().execute()
  expect((await visitor.ask(recordVitals, body)).code).toBe('1000')
  const after = await service.db.selectFrom('analytics_vital').selectAll().execute()
  expect(after).toEqual(before)
})

test('after 400 days nothing of it is left', async () => {
  await service.passTime(401 * 86_400)
  await purgeEnded(service.db, service.clock)
  const lines = await visitReport(service.db, since)
  expect(lines.filter((each) => /\d/.test(each) && !each.includes('p75'))).toEqual([
    'policies  0 > 0 > 0',
    'claims  0 > 0 > 0',
    'invoices  0 > 0',
    'payments  0 > 0 > 0',
  ])
})
