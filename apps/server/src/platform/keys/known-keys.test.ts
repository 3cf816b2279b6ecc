import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../test/test-database.ts'
import { testKeyMaterial } from '../../../test/test-keys.ts'
import { admitKeys } from './configured-keys.ts'
import type { KeyMaterial } from './keys.ts'
import { notInService, retireDataKey } from './known-keys.ts'

const first = testKeyMaterial()
const second = { number: 2, key: randomBytes(32) }
const freshProof = randomBytes(32)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await admit({})
})
afterAll(() => database.drop())

async function admit(given: Partial<KeyMaterial>): Promise<void> {
  await admitKeys(database.db, { ...first, ...given })
}

test('keys that are given again are admitted, and another one under an old name is not', async () => {
  await admit({})
  const stranger = { number: 1, key: randomBytes(32) }
  await expect(admit({ data: [stranger] })).rejects.toThrow('DATA_KEYS 1 is another key')
  await expect(admit({ search: [randomBytes(32)] })).rejects.toThrow('SEARCH_KEY is another key')
  await expect(admit({ proof: [freshProof] })).rejects.toThrow('PROOF_KEY is another key')
})

test('a new data key is in service from when one was started with it, and its number is taken for good', async () => {
  const both = { ...first, data: [second, ...first.data] }
  expect(await notInService(database.db, both)).toBe('DATA_KEYS 2')
  await admit(both)
  expect(await notInService(database.db, both)).toBeUndefined()
  await expect(admit({ data: [second] })).rejects.toThrow('DATA_KEYS lacks key 1')
  expect(await retireDataKey(database.db, 1)).toBe(true)
  await admit({ data: [second] })
  const stranger = { number: 1, key: randomBytes(32) }
  await expect(admit({ data: [second, stranger] })).rejects.toThrow('number that was never used')
})

test('a retired key that seals again is needed again', async () => {
  const both = { ...first, data: [...first.data, second] }
  await admit({ data: [second, ...first.data] })
  await admit({ data: [second] })
  await admit(both)
  await expect(admit({ data: [second] })).rejects.toThrow('DATA_KEYS lacks key 1')
  expect(await retireDataKey(database.db, 2)).toBe(true)
  expect(await retireDataKey(database.db, 9)).toBe(false)
})

test('a proof key that was ever in use has to be given, behind the new one or among the old', async () => {
  await admit({ proof: [freshProof, ...first.proof] })
  await admit({ proof: [freshProof], oldProof: first.proof })
  await admit({ proof: [...first.proof, freshProof] })
  await expect(admit({ proof: [freshProof] })).rejects.toThrow('PROOF_OLD_KEYS')
  await expect(admit({})).rejects.toThrow('PROOF_OLD_KEYS')
})

test('who comes before any service is told to start one', async () => {
  const empty = await createEmptyDatabase()
  const admitting = notInService(empty.db, first)
  await expect(admitting).rejects.toThrow('start the service first')
  await empty.drop()
})
