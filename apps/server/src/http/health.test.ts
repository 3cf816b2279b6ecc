import { initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import { expect, test } from 'vitest'
import { silentLog } from '../../test/fakes/silent-log.ts'
import { serviceOfTests } from '../../test/service-of-tests.ts'
import { newVisitor } from '../../test/visitor.ts'
import { buildApp } from '../app.ts'
import { openDatabase } from '../platform/database/database.ts'
import { sessionsOn } from '../platform/session/sessions.ts'

const service = serviceOfTests({ demo: false })

test('a service whose database answers is alive and ready', async () => {
  expect(await service.app.inject('/healthz')).toMatchObject({ statusCode: 200, body: 'ok' })
  expect(await service.app.inject('/readyz')).toMatchObject({ statusCode: 200, body: 'ready' })
})

test('with a dead database it is alive but not ready, and calls say so', async () => {
  const dead = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing', log: silentLog })
  const { keys, clock, notifier } = service
  const services = {
    ...service,
    db: dead.db,
    sessions: sessionsOn({ ...dead, keys, clock, notifier }),
  }
  const app = await buildApp(services)
  expect(await app.inject('/healthz')).toMatchObject({ statusCode: 200 })
  expect(await app.inject('/readyz')).toMatchObject({ statusCode: 503, body: 'not ready' })
  expect(await newVisitor({ ...services, app }).ask(initCaptcha, {})).toMatchObject({
    code: 'E1010001',
    message: '数据获取失败，您可以返回首页重新办理。',
    wire: { statusCode: 200 },
  })
  await app.close()
  await dead.close()
})

test('an overload is answered with 503 at once, and the next request again', async () => {
  const crowd = await Promise.all(
    Array.from({ length: 450 }, () => newVisitor(service).ask(initCaptcha, {})),
  )
  const shed = crowd.filter(({ wire }) => wire.statusCode === 503)
  expect(shed).toHaveLength(50)
  expect(shed[0]?.wire.headers['retry-after']).toBe('2')
  expect(crowd.filter(({ code }) => code === '1')).toHaveLength(400)
  expect(await newVisitor(service).ask(initCaptcha, {})).toMatchObject({ code: '1' })
})
