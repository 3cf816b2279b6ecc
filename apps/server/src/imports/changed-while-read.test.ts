import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Importer, openImporter, writeImport } from '../../test/imports.ts'
import { policyRow } from '../../test/push-rows.ts'
import { policies } from '../domains/policies/import/policies.ts'
import { ChangedFile } from './file-fault.ts'
import { textOf } from './reading/source-file.ts'

let importer: Importer
beforeAll(async () => {
  importer = await openImporter()
})
afterAll(() => importer.close())

/** A file is kept in memory up to 16 MB: these rows have more, by blanks at the ends of their lines. */
const blanks = ' '.repeat(400_000)
const rows = Array.from({ length: 50 }, () => ({ ...policyRow(), premiumFen: 100_000 }))
const linesOf = (told: readonly object[]) => told.map((row) => `${JSON.stringify(row)}${blanks}\n`)
const judged = linesOf(rows).join('')

/** Imports the file, over which something else is written once its first rows are stored. */
async function importChanging(path: string, changed: string | Uint8Array) {
  let isChanged = false
  const kind: typeof policies = {
    ...policies,
    async store(...given) {
      // Over it and not anew: at no moment is it shorter.
      if (!isChanged) await writeFile(path, changed, { flag: 'r+' })
      isChanged = true
      await policies.store(...given)
    },
  }
  return importer.give(path, { kind })
}

const changedWords = 'the file changed while it was read: import it again once nobody writes to it'

test('a long file that is changed while it is stored is not taken for imported, and is imported from its first line again', async () => {
  const path = await writeImport('a.ndjson', judged)
  const others = rows.map((row) => ({ ...row, premiumFen: 100_001 }))
  const first = await importChanging(path, linesOf(others).join(''))
  expect(first).toMatchObject({ fault: changedWords, goesOn: false })

  await writeFile(path, judged)
  const again = await importer.give(path)
  expect(again.fault).toBeUndefined()
  // What was stored of the other file is put right.
  expect(again.progress.changed).toBeGreaterThan(0)
  expect(again.progress.rejected).toBe(0)
})

test('a long packed file that another was copied over is told of in the same words', async () => {
  const others = Array.from({ length: 50 }, () => policyRow())
  // As long as the other is packed, and no gzip at all behind its begin.
  const packed = gzipSync(linesOf(others).join(''), { level: 0 })
  const path = await writeImport('a.ndjson.gz', packed)
  const broken = Buffer.concat([packed.subarray(0, 1024), Buffer.alloc(packed.length - 1024, 0xff)])
  expect(await importChanging(path, broken)).toMatchObject({ fault: changedWords, goesOn: false })
})

test('no row is made of bytes that do not fit the encoding, wherever they were when the file was judged', async () => {
  async function* bytes() {
    yield Buffer.from([0x22, 0xe4, 0x22])
  }
  async function read() {
    for await (const text of textOf(bytes(), 'utf-8')) expect(text).not.toContain('\uFFFD')
  }
  await expect(read()).rejects.toThrow(ChangedFile)
})

test('a character that breaks off where a portion ends is found by whoever judges, also where rows are counted', async () => {
  const row = `{"policyNo":"${'x'.repeat(65_536 - 13 - 2)}`
  const text = Buffer.concat([Buffer.from(row), Buffer.from([0xe4, 0x41]), Buffer.from('"}\n')])
  const path = await writeImport('a.ndjson', text)
  await expect(importer.give(path, { rowCount: 1 })).rejects.toThrow('line 1 is not UTF-8')
})
