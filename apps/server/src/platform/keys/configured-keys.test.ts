import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../config/settings.ts'
import { folderOutside } from '../database/embedded/reachable-folder.ts'
import { configuredMaterial, existingMaterial, withPlaces } from './configured-keys.ts'
import { KeysRefused } from './keys-refused.ts'

const key = randomBytes(32).toString('base64')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ecenter-given-keys-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  { DATA_KEYS: `1:${key}` },
  { SEARCH_KEY: key },
  { PROOF_KEY: key },
  { SEARCH_KEY: key, PROOF_KEY: key },
  { PROOF_OLD_KEYS: key },
])(
  'a demo that is given some of the keys is told that all belong together, and makes none: %o',
  async (given) => {
    const settings = readSettings({ ...given, DATA_FOLDER: folder }, '/')
    expect(() => configuredMaterial(settings)).toThrow(
      'DATA_KEYS, SEARCH_KEY and PROOF_KEY belong together',
    )
    expect(await readdir(folder)).toEqual([])
  },
)

test('keys that do not fit the embedded database are told with where both lie', () => {
  const settings = readSettings({ DATA_FOLDER: folder }, '/')
  expect(withPlaces(new KeysRefused('other keys'), settings)).toMatchObject({
    message:
      `other keys (the database is in ${folder}/postgres, and its keys belong into ${folder}/demo-keys: ` +
      'put them back, or remove both and begin anew)',
  })
  const given = { DATA_KEYS: `1:${key}`, SEARCH_KEY: key, PROOF_KEY: key, DATA_FOLDER: folder }
  expect(withPlaces(new KeysRefused('other keys'), readSettings(given, '/'))).toMatchObject({
    message: `other keys (the database is in ${folder}/postgres)`,
  })
  const other = new Error('other')
  expect(withPlaces(other, settings)).toBe(other)
})

test('with a database that is not embedded nothing is said of folders', () => {
  const settings = readSettings({ DATABASE_URL: 'postgres://host/db', DATA_FOLDER: folder }, '/')
  const refused = new KeysRefused('other keys')
  expect(withPlaces(refused, settings)).toBe(refused)
})

test.runIf(process.getuid?.() === 0)(
  'a database that lies outside the data folder outlives it, and is named where it is',
  async () => {
    const outside = folderOutside(join(folder, 'postgres'))
    await mkdir(join(outside, 'cluster'), { recursive: true })
    const settings = readSettings({ DATA_FOLDER: folder }, '/')
    expect(withPlaces(new KeysRefused('other keys'), settings)).toMatchObject({
      message: expect.stringContaining(`the database is in ${outside}, and its keys belong into`),
    })
    await expect(existingMaterial(settings)).rejects.toThrow('the keys of the demo are missing')
    await rm(outside, { recursive: true })
  },
)

test('a file of keys that is not whole is told, and never used', async () => {
  const settings = readSettings({ DATA_FOLDER: folder }, '/')
  await writeFile(join(folder, 'demo-keys'), '')
  expect(() => configuredMaterial(settings)).toThrow(
    `${folder}/demo-keys holds no keys of the demo`,
  )
  await rm(join(folder, 'demo-keys'))
  expect(configuredMaterial(settings)).toEqual(configuredMaterial(settings))
})
