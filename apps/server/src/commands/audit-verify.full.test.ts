import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOperator } from '../../test/operator.ts'
import { testClock } from '../../test/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { auditOn } from '../platform/audit/audit.ts'

const { keys, haveStarted, run } = newOperator()

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await haveStarted(database)
})
afterAll(() => database.drop())

/** What `npm run audit:verify` says, and whether it is content. */
function auditVerify(): Promise<{ code: unknown; said: string }> {
  return run(database, 'audit-verify')
}

test('an operator learns whether the trail holds, is broken, or is not there', async () => {
  expect(await auditVerify()).toMatchObject({
    code: 1,
    said: expect.stringContaining('there is no trail'),
  })

  const audit = auditOn({ ...database, keys, clock: testClock() })
  for (let at = 0; at < 3; at++) await audit.record({ event: 'lookup', outcome: 'found' })
  expect(await auditVerify()).toEqual({
    code: 0,
    said: 'the trail holds: 4 entries in 2 chains\n',
  })

  await database.pool.query('delete from audit_entry where seq = 3')
  const { code, said } = await auditVerify()
  expect(code).toBe(1)
  expect(said).toMatch(
    /^the trail is broken: chain [\da-f-]{36}, entry 3: 3 entries were written\n$/,
  )
})
