import { expect, test } from 'vitest'
import { importerOf, importRows, writeImport } from '../../../test/imports.ts'
import { policyRow, pusherOf, upsert } from '../../../test/push-rows.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { claimOn } from '../../../test/subjects/claims.ts'
import { storeClaims } from '../../domains/claims/store/store-claims.ts'
import { policies } from '../../domains/policies/import/policies.ts'
import { compareRows } from './compare-rows.ts'
import { removeSurplus } from './remove-surplus.ts'
import { readVersionsFromCore } from './versions-from-core.ts'

const service = serviceOfTests({ demo: false })
const core = pusherOf(service)

const { sealedIn } = policies
if (sealedIn === undefined) throw new Error('policies are not reconciled')
const kind = { ...policies, sealedIn }

async function compare(lines: readonly string[], madeAt?: Date) {
  const path = await writeImport('keys.csv', `${lines.join('\n')}\n`)
  const told = await readVersionsFromCore({ keys: service.keys, kind }, path)
  const { keys } = service
  return service.db.transaction().execute((db) => compareRows({ db, keys, kind, madeAt }, told))
}

test('what differs between both is told, and what the core lacks is taken away where nothing hangs on it', async () => {
  const [same, older, surplus, claimed, filed] = [0, 1, 2, 3, 4].map(() => policyRow())
  if (!same || !older || !surplus || !claimed || !filed) throw new Error('five rows were made')
  const early = service.clock.now()
  await core.push(
    'policies',
    [same, older, surplus, claimed].map((row) => upsert(row, 3)),
  )
  await storeClaims(service, [claimOn({ ...claimed, endorsements: [] })])
  await importRows(importerOf(service), policies, [filed])
  await service.passTime(60)

  const lines = [
    `${same.policyNo},3`,
    `${older.policyNo},4`,
    `"PDAA202611029900009999",1`,
    `${filed.policyNo},2`,
  ]
  const compared = await compare(lines, service.clock.now())
  expect(compared.same).toBe(1)
  expect(compared.missing).toEqual([{ key: 'PDAA202611029900009999', version: 1 }])
  expect(compared.different).toEqual(
    expect.arrayContaining([
      { key: older.policyNo, version: 4, stands: 3 },
      { key: filed.policyNo, version: 2, stands: undefined },
    ]),
  )
  const surplusKeys = compared.surplus.map(({ key }) => key).toSorted()
  expect(surplusKeys).toEqual([surplus.policyNo, claimed.policyNo].toSorted())
  // What was told after the core wrote its file is none of its.
  expect((await compare(lines, early)).surplus).toEqual([])

  const staying = await removeSurplus(service, kind, compared.surplus)
  expect(staying.map(({ key }) => key)).toEqual([claimed.policyNo])
  expect((await compare(lines)).surplus.map(({ key }) => key)).toEqual([claimed.policyNo])
  expect(await core.push('policies', [upsert(surplus, 1)])).toMatchObject([{ result: 'accepted' }])
})

test('a file that is no list of keys is refused with its line', async () => {
  await expect(compare(['PDAA202611029900000001,1', 'x'])).rejects.toThrow(
    'line 2 is no key and version',
  )
})
