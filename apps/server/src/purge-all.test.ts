import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../test/service-of-tests.ts'
import { purgeAll } from './purge-all.ts'

const service = serviceOfTests({ demo: false, layout: 'together' })

test('what cannot be purged is told, and keeps nothing else from it', async () => {
  const { db, settings } = service
  const customer_key = randomBytes(16)
  await db
    .insertInto('policy_lookup_key')
    .values({ lookup_key: randomBytes(16), customer_key, policy_id: randomUUID() })
    .execute()
  // The first of all reads it.
  await sql`alter table session rename to session_gone`.execute(db)
  await purgeAll(service, settings, new Map())
  const left = await db.selectFrom('policy_lookup_key').select('lookup_key').execute()
  expect(left).toEqual([])
  const failures = service.logged.filter((line) => line.includes('failure'))
  expect(failures).toEqual([expect.stringContaining('42P01')])
})
