import { copyFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Importer, openImporter } from '../../test/imports.ts'
import { importKinds } from '../domains/import-kinds.ts'

let importer: Importer
let folder: string
beforeAll(async () => {
  importer = await openImporter()
  folder = await mkdtemp(join(tmpdir(), 'ecenter-samples-'))
})
afterAll(() => importer.close())

test.each(importKinds.map((kind) => [kind.name, kind] as const))(
  'the sample file of %s is imported, after those of the kinds before it, and once',
  async (name, kind) => {
    const path = join(folder, `${name}.csv`)
    const sample = `../../../../docs/imports/${name}.csv`
    await copyFile(fileURLToPath(new URL(sample, import.meta.url)), path)
    const { progress, rejects } = await importer.give(path, { kind })
    expect(rejects).toBe('')
    expect(progress).toMatchObject({ changed: 0, unchanged: 0, rejected: 0 })
    expect(progress.added).toBeGreaterThan(2)
    const again = await importer.give(path, { kind })
    expect(again.progress).toMatchObject({ added: 0, changed: 0, unchanged: progress.added })
  },
)
