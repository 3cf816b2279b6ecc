import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimOn, eventsOf } from '../../../test/claims.ts'
import { type Importer, ndjsonOf, openImporter, writeImport } from '../../../test/imports.ts'
import { demoPolicies } from '../../demo/demo-policies.ts'
import { toldClaim } from '../../demo/told/told-claim.ts'
import { claims } from '../kinds/claims/claims.ts'
import { threadsFor } from './preparing-threads.ts'

const demo = demoPolicies('2026-11-22')
const told = demo.map(({ endorsements: _, ...row }) => row)

let importer: Importer
beforeAll(async () => {
  importer = await openImporter()
})
afterAll(() => importer.close())

test('what threads prepare is what one thread prepares, of policies and what hangs on them', async () => {
  const { give } = importer
  const file = await writeImport('a.ndjson', ndjsonOf(told))
  const added = { added: told.length, rejected: 0 }
  expect((await give(file, { threads: 2 })).standing).toMatchObject(added)
  const unchanged = { unchanged: told.length, rejected: 0 }
  expect((await give(file, { threads: 0 })).standing).toMatchObject(unchanged)
  const changed = { changed: told.length, rejected: 0 }
  expect((await give(file, { threads: 2, isAgain: true })).standing).toMatchObject(changed)

  const [policy] = demo
  if (policy === undefined) throw new Error('the demo has no policy')
  const claim = toldClaim(claimOn(policy, { events: eventsOf('2026-11-18T00:00:00Z', 'survey') }))
  const ofClaims = await writeImport('claims.ndjson', ndjsonOf([claim]))
  const asked = { kind: claims, threads: 1 }
  expect((await give(ofClaims, asked)).standing).toMatchObject({ added: 1, rejected: 0 })
  const again = await give(ofClaims, { ...asked, isAgain: true })
  expect(again.standing).toMatchObject({ changed: 1, rejected: 0 })
})

test('who stops an import that threads prepare goes on with it, and rejected rows stand in their order', async () => {
  const [one] = told
  const rows = Array.from({ length: 1200 }, (_, at) =>
    at % 300 === 0
      ? { policyNo: 'x' }
      : { ...one, policyNo: `PDAA2026110200${String(at).padStart(8, '0')}` },
  )
  const file = await writeImport('a.ndjson', ndjsonOf(rows))
  const stopped = await importer.give(file, { threads: 2, stop: AbortSignal.abort() })
  expect(stopped).toMatchObject({ fault: 'stopped', standing: { lineDone: 500, rejected: 2 } })
  const { standing, rejects } = await importer.give(file, { threads: 2 })
  expect(standing).toMatchObject({ lineDone: 1200, added: 1196, unchanged: 0, rejected: 4 })
  const lines = rejects.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).rejectedLine)).toEqual([1, 301, 601, 901])
})

test('what keeps a thread from going on is said as one thread says it', async () => {
  const { database, give } = importer
  const file = await writeImport('a.ndjson', ndjsonOf(told.slice(0, 1)))
  await database.pool.query(`
    create function refuse() returns text language plpgsql as
      $$ begin raise exception 'full' using errcode = 'disk_full'; end $$;
    alter table product rename to product_elsewhere;
    create view product as select refuse() as code, kind from product_elsewhere
  `)
  try {
    for (const threads of [0, 1]) {
      const said = { fault: 'the disk of the database is full', goesOn: true }
      expect(await give(file, { threads })).toMatchObject(said)
    }
  } finally {
    await database.pool.query('drop view product; alter table product_elsewhere rename to product')
  }
})

test.each([
  [1_000_000, 1, 0],
  [1_000_000, 2, 0],
  [1_000_000, 3, 1],
  [1_000_000, 4, 2],
  [1_000_000, 64, 2],
  [10_000, 64, 0],
])('of %i lines, %i cores prepare with %i threads beside', (lines, cores, threads) => {
  expect(threadsFor(lines, cores)).toBe(threads)
})
