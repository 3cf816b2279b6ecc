import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNginx } from './nginx.ts'
import { type OpenFolder, openFolder } from './open-folder.ts'
import { type Postgres, startPrimary, startReplica } from './postgres.ts'
import { startRedis } from './redis.ts'
import { startService } from './service.ts'
import { until } from './until.ts'

let folder: OpenFolder
let primary: Postgres
let replica: Postgres
beforeAll(async () => {
  folder = await openFolder()
  primary = await startPrimary(folder.path)
  replica = await startReplica(folder.path, primary)
})
afterAll(async () => {
  await replica.stop('fast')
  await primary.stop('fast')
  await folder.remove()
})

const ofDemo = '/dev/outbox.json'

test('a service on Debian’s PostgreSQL is reached through nginx, and what a demo shows is not', async () => {
  const env = { DATABASE_URL: primary.url, DATA_FOLDER: join(folder.path, 'data') }
  const service = await startService(env)
  const nginx = await startNginx(folder.path, [service.port], 'shut')
  expect(await (await fetch(`${nginx.origin}/readyz`)).text()).toBe('ready')
  expect((await fetch(service.origin + ofDemo)).status).toBe(200)
  for (const path of [ofDemo, `/${ofDemo}`, ofDemo.replace('d', '%64')]) {
    const { headers, status } = await fetch(nginx.origin + path)
    expect({ by: headers.get('server')?.slice(0, 5), status }).toEqual({ by: 'nginx', status: 404 })
  }
  await service.stop()

  // Nobody is behind it any more, which nginx tells with the address that was asked for.
  const link = '/d/SECRETTOKENSECRETTOKEN'
  for (const path of ['/readyz', link]) expect((await fetch(nginx.origin + path)).status).toBe(502)
  await until('nginx tells of the failure', async () => (await nginx.logged()).includes('/readyz'))
  expect(await nginx.logged()).not.toContain(link)
  await nginx.stop()
})

test('Redis takes connections, and takes them again on the same port after it was killed', async () => {
  const first = await startRedis()
  await first.kill()
  const second = await startRedis({ port: Number(new URL(first.url).port) })
  expect(second.url).toBe(first.url)
  await second.kill()
})

test('what is committed on the primary is there at once on the replica that takes its place', async () => {
  await primary.ask('create table note (text text)')
  await primary.ask("insert into note values ('kept')")
  await primary.stop('immediate')
  await replica.promote()
  expect(await replica.ask('select text from note')).toBe('kept')
})
