import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spawnService } from '../test/spawned-service.ts'
import { createTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { markAsDemo } from './demo/demo-marker.ts'
import { systemClock } from './platform/clock/clock.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'ecenter-stopped-'))
  await markAsDemo(database.db, systemClock.today())
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('a terminal that is closed ends a service in good order, as any other stop does', async () => {
  const service = await spawnService({ DATABASE_URL: database.url, DATA_FOLDER: folder })
  expect(await service.stop('SIGHUP')).toBe(0)
})

test('who connects and says nothing keeps no service from ending in good order', async () => {
  const service = await spawnService({ DATABASE_URL: database.url, DATA_FOLDER: folder })
  const { hostname, port } = new URL(service.origin)
  const silent = connect(Number(port), hostname)
  silent.on('error', () => {})
  await once(silent, 'connect')
  // Connections are accepted in turn, so the silent one is there when this is answered.
  await fetch(new URL('/healthz', service.origin))
  expect(await service.stop()).toBe(0)
  silent.destroy()
})
