import { afterAll, beforeAll } from 'vitest'
import { openTestParts, type TestParts } from './test-parts.ts'

/**
 * The whole service on a database of its own, for the tests of a file or of a `describe`. It is there
 * from their first `beforeAll` on, and goes with their last test.
 */
export function serviceOfTests(choices?: Parameters<typeof openTestParts>[0]): TestParts {
  const service = {} as TestParts
  beforeAll(async () => {
    Object.assign(service, await openTestParts(choices))
  })
  afterAll(() => service.close())
  return service
}
