import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../test/operator.ts'
import { createEmptyDatabase, createTestDatabase } from '../../test/test-database.ts'

const branches = fileURLToPath(new URL('../../../../docs/imports/branches.csv', import.meta.url))
const commands: readonly (readonly [string, ...string[]])[] = [
  ['staff', 'list'],
  ['import', 'branches', branches],
  ['keys', 'status'],
  ['mail-dead', 'list'],
  ['audit-verify'],
  ['report'],
]

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'ecenter-without-'))
})
afterAll(() => rm(parent, { recursive: true }))

const noKeys = { DATA_KEYS: undefined, SEARCH_KEY: undefined, PROOF_KEY: undefined }

test.each([...commands, ['backup', '/nowhere/backup']])(
  '%s in a data folder that has no database says so, and makes none',
  async (command, ...asked) => {
    const folder = join(parent, command)
    const env = { ...noKeys, DATABASE_URL: undefined, DATA_FOLDER: folder }
    expect(await runCommand(command, asked, env)).toEqual({
      code: 1,
      said: `DATA_FOLDER has no database (${folder}/postgres/cluster): name the folder of the service, or start that first\n`,
    })
    expect(existsSync(folder)).toBe(false)
  },
)

test('a command on the database of a demo makes no keys of its own', async () => {
  const database = await createTestDatabase()
  const folder = join(parent, 'typo')
  const env = { ...noKeys, DATABASE_URL: database.url, DATA_FOLDER: folder }
  expect(await runCommand('staff', ['list'], env)).toEqual({
    code: 1,
    said: `DATA_FOLDER has no keys of the demo (${folder}/demo-keys): name the folder of the service, or start that first\n`,
  })
  expect(existsSync(folder)).toBe(false)
  await database.drop()
})

test.each(commands)(
  '%s on a database without tables says what makes them',
  async (command, ...asked) => {
    const database = await createEmptyDatabase()
    const key = Buffer.alloc(32, 7).toString('base64')
    const keys = { DATA_KEYS: `1:${key}`, SEARCH_KEY: key, PROOF_KEY: key }
    const { code, said } = await runCommand(command, asked, { ...keys, DATABASE_URL: database.url })
    expect(code).toBe(1)
    expect(said).toMatch(
      /^the database lacks tables[^\n]*: start the service first, which makes them\n$/,
    )
    await database.drop()
  },
)
