import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importerOf, importRows, ndjsonOf, writeImport } from '../../../test/imports.ts'
import { policyRow, pusherOf, upsert } from '../../../test/push-rows.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { policies } from '../../domains/policies/import/policies.ts'
import { lockRows } from '../../imports/ledger.ts'
import { rowKeyOf } from '../../imports/row-facts.ts'

const service = serviceOfTests({ demo: false })
const core = pusherOf(service)

test('what is told between two batches of a file is stored at once, and the rest of the file leaves it', async () => {
  const rows = Array.from({ length: 700 }, () => policyRow({ premiumFen: 1000 }))
  const last = rows.at(-1)
  if (last === undefined) throw new Error('there are rows')
  const give = importerOf(service)
  const path = await writeImport('policies.ndjson', ndjsonOf(rows))
  expect(await give(path, { stop: AbortSignal.abort() })).toMatchObject({
    fault: 'stopped',
    progress: { added: 500 },
  })
  // One that the file has at its end, and one that it does not have.
  const told = { ...last, premiumFen: 2000 }
  const answers = await core.push('policies', [upsert(policyRow()), upsert(told)])
  expect(answers.map(({ result }) => result)).toEqual(['accepted', 'accepted'])
  const { progress, fault, rejects } = await give(path)
  expect({ fault, added: progress.added, rejected: progress.rejected }).toEqual({
    fault: undefined,
    added: 699,
    rejected: 1,
  })
  expect(rejects).toContain('the core has told version 1 of it by a call')
})

test('a row that somebody holds is waited for, and judged by what they have stored', async () => {
  const row = policyRow({ premiumFen: 1000 })
  const rowKey = rowKeyOf({ keys: service.keys, kind: policies }, row.policyNo)
  let pushed: ReturnType<typeof core.push> | undefined
  await service.db.transaction().execute(async (db) => {
    await lockRows(db, [{ rowKey }])
    pushed = core.push('policies', [upsert(row)])
    await untilSomebodyWaits()
  })
  expect(await pushed).toMatchObject([{ result: 'accepted' }])
  expect(await importRows(importerOf(service), policies, [row])).toMatchObject({ unchanged: 1 })
})

async function untilSomebodyWaits(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`select from pg_locks where not granted and locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`.execute(
        service.db,
      )
      return rows.length
    })
    .toBe(1)
}
