import { fewStaff } from '../src/demo/demo-size.ts'
import { loadDemoIfEmpty } from '../src/demo/load-demo.ts'
import type { Keys } from '../src/platform/keys/keys.ts'
import { testClock } from './test-clock.ts'
import { copyDatabase, createTemplate, type TestDatabase } from './test-database.ts'
import { testKeys } from './test-keys.ts'

/** With the keys that its rows are sealed with. */
interface DemoDatabase {
  readonly database: TestDatabase
  readonly keys: Keys
}

/** Loading takes twenty times longer than copying. */
let loaded: ReturnType<typeof loadOnce> | undefined

/** A database of its own with the demo insurer's customers on the day of all tests: a copy of what this process loaded once. */
export async function createDemoDatabase(): Promise<DemoDatabase> {
  loaded ??= loadOnce()
  const { template, keys } = await loaded
  return { database: await copyDatabase(template), keys }
}

async function loadOnce(): Promise<{ template: string; keys: Keys }> {
  const keys = testKeys()
  const template = await createTemplate(({ db }) =>
    loadDemoIfEmpty({ db, keys, clock: testClock() }, fewStaff),
  )
  return { template, keys }
}
