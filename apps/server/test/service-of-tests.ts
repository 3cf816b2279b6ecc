import { afterAll, beforeAll } from 'vitest'
import { openTestService, type TestService } from './test-services.ts'

/**
 * The whole service on a database of its own, for the tests of a file or of a `describe`. It is there
 * from their first `beforeAll` on, and goes with their last test.
 */
export function serviceOfTests(choices?: Parameters<typeof openTestService>[0]): TestService {
  const service = {} as TestService
  beforeAll(async () => {
    Object.assign(service, await openTestService(choices))
  })
  afterAll(() => service.close())
  return service
}
