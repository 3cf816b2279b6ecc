import { fewStaff } from '../src/demo/demo-size.ts'
import { loadDemoIfEmpty } from '../src/demo/load-demo.ts'
import type { Layout } from '../src/platform/database/layout.ts'
import { type Keys, keysFrom } from '../src/platform/keys/keys.ts'
import { testClock } from './test-clock.ts'
import { copyDatabase, createTemplate, type TestDatabase } from './test-database.ts'
import { type TestMaterial, testKeyMaterial } from './test-keys.ts'

/** With the keys that its rows are sealed with. */
interface DemoDatabase {
  readonly database: TestDatabase
  readonly keys: Keys
  readonly material: TestMaterial
}

/** Loading takes twenty times longer than copying. */
let loaded: ReturnType<typeof loadOnce> | undefined

/** A database of its own with the demo insurer's customers on the day of all tests: a copy of what this process loaded once. */
export async function createDemoDatabase(layout?: Layout): Promise<DemoDatabase> {
  loaded ??= loadOnce()
  const { template, material } = await loaded
  return { database: await copyDatabase(template, layout), keys: keysFrom(material), material }
}

async function loadOnce(): Promise<{ template: string; material: TestMaterial }> {
  const material = testKeyMaterial()
  const keys = keysFrom(material)
  const template = await createTemplate(({ db }) =>
    loadDemoIfEmpty({ db, keys, clock: testClock() }, fewStaff),
  )
  return { template, material }
}
