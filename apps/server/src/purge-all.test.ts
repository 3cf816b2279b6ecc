import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../test/service-of-tests.ts'
import { purgeAll } from './purge-all.ts'

const service = serviceOfTests({ demo: false })

test('what cannot be purged is told, and keeps nothing else from it', async () => {
  const { db, settings } = service
  const customer_key = randomBytes(16)
  await db
    .insertInto('policy_lookup_key')
    .values({ lookup_key: randomBytes(16), customer_key, policy_id: randomUUID() })
    .execute()
  // The first of all reads it.
  await sql`alter table session rename to session_gone`.execute(db)
  const seenLost = new Map()
  await purgeAll(service, settings, seenLost)
  await service.passTime(3600)
  await purgeAll(service, settings, seenLost)
  const left = await db.selectFrom('policy_lookup_key').select('lookup_key').execute()
  expect(left).toEqual([])
  const failures = service.logged.filter((line) => line.includes('failure'))
  const isMissing = expect.stringContaining('42P01')
  expect(failures).toEqual([isMissing, isMissing])
})
