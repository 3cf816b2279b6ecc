import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testClock } from '../../test/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { auditOn } from '../platform/audit/audit.ts'
import { keysFrom } from '../platform/keys/keys.ts'

const material = { data: randomBytes(32), search: randomBytes(32), proof: randomBytes(32) }
const keys = keysFrom({ ...material, data: [{ number: 1, key: material.data }] })

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** What `npm run audit:verify` says, and whether it is content. */
function auditVerify(): Promise<{ code: unknown; said: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_KEYS: `1:${material.data.toString('base64')}`,
    SEARCH_KEY: material.search.toString('base64'),
    PROOF_KEY: material.proof.toString('base64'),
  }
  const cwd = fileURLToPath(new URL('.', import.meta.url))
  const words = ['--import', 'tsx', 'audit-verify.ts']
  return new Promise((resolve) => {
    execFile(process.execPath, words, { env, cwd }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    )
  })
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
