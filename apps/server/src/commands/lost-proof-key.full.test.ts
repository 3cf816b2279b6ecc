import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { silentLog } from '../../test/fakes/silent-log.ts'
import { newOperator } from '../../test/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { createServices } from '../create-services.ts'
import { readSettings } from '../platform/config/settings.ts'

const key = () => randomBytes(32).toString('base64')
const [old, lost, fresh] = [key(), key(), key()]
const others = { DATA_KEYS: `1:${key()}`, SEARCH_KEY: key() }

let database: TestDatabase
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ecenter-lost-proof-'))
  database = await createTestDatabase()
  return async () => {
    await database.drop()
    await rm(folder, { recursive: true })
  }
})

function envWith(PROOF_KEY: string): NodeJS.ProcessEnv {
  return { ...others, DATABASE_URL: database.url, DATA_FOLDER: folder, PROOF_KEY }
}

/** A service that is started with these proof keys, leaves two entries, and ends. */
async function serveWith(proofKeys: string): Promise<void> {
  const { services, close } = await createServices(readSettings(envWith(proofKeys), '/'), silentLog)
  try {
    await services.audit.record({ event: 'lookup', outcome: 'found' })
    await services.audit.record({ event: 'lookup', outcome: 'found' })
  } finally {
    await close()
  }
}

/** What an operator types behind `npm run` who has the old key alone, and reads. */
function typed(command: string, ...asked: string[]) {
  return newOperator(envWith(old)).run(database, command, ...asked)
}

async function change(statement: string): Promise<void> {
  const { rowCount } = await database.pool.query(statement)
  expect(rowCount).toBe(1)
}

test('a proof key that was used and is lost is given up: the service starts again, and what nobody can prove is told', async () => {
  await serveWith(old)
  expect(await typed('keys', 'retire', 'proof')).toEqual({
    code: 1,
    said: 'no proof key is missing\n',
  })
  await serveWith(`${lost},${old}`)
  await expect(serveWith(old)).rejects.toThrow('npm run keys -- retire proof')
  expect((await typed('audit-verify')).said).toMatch(/^PROOF_KEY is another key.*\n$/)

  expect(await typed('keys', 'retire', 'proof')).toEqual({
    code: 0,
    said: expect.stringContaining('proof keys that are lost: 1'),
  })
  await serveWith(old)
  expect(await typed('audit-verify')).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^the trail holds: \d+ entries in \d+ chains\nBUT NO KEY PROVES \d+ of them, of 20\S+Z to 20\S+Z: their PROOF_KEY was lost\n$/,
    ),
  })

  const first = `(chain, seq) = (select chain, seq from audit_entry
    where event = 'lookup' order by at, seq limit 1)`
  await change(`update audit_entry set outcome = 'Found' where ${first}`)
  expect((await typed('audit-verify')).said).toMatch(/^the trail is broken: .*it was changed\n$/)
  await change(`update audit_entry set outcome = 'found' where ${first}`)
})

test('where all proof keys are lost the service goes on with a new one', async () => {
  await serveWith(lost)
  const operator = newOperator(envWith(fresh))
  expect(await operator.run(database, 'keys', 'retire', 'proof')).toMatchObject({ code: 0 })
  await serveWith(fresh)
  expect((await operator.run(database, 'audit-verify')).said).toContain('BUT NO KEY PROVES')
  const found = newOperator(envWith(`${fresh},${lost}`))
  expect(await found.run(database, 'audit-verify')).toMatchObject({ code: 0 })
})

test('nobody gives up a proof key by which the end of the trail was cut off', async () => {
  await serveWith(old)
  await serveWith(`${lost},${old}`)
  await expect(serveWith(old)).rejects.toThrow('PROOF_KEY is another key')
  await change(
    `delete from audit_entry where (chain, seq) = (select chain, seq from audit_entry
      where event = 'lookup' order by at desc, seq desc limit 1)`,
  )
  expect(await typed('keys', 'retire', 'proof')).toEqual({
    code: 1,
    said: expect.stringMatching(/nothing was signed\n$/),
  })
  await expect(serveWith(old)).rejects.toThrow('PROOF_KEY is another key')
})
