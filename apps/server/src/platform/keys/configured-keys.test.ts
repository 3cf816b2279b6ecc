import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../config/settings.ts'
import { configuredMaterial } from './configured-keys.ts'

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
