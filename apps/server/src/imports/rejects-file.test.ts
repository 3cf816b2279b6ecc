import { chmod, link, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Importer, ndjsonOf, openImporter, writeImport } from '../../test/imports.ts'

let importer: Importer
beforeAll(async () => {
  importer = await openImporter()
})
afterAll(() => importer.close())

const wrong = (count: number, word: string) =>
  writeImport(
    'rows.ndjson',
    ndjsonOf(Array.from({ length: count }, (_, at) => ({ policyNo: `${word}${at}` }))),
  )

const stopped = { stop: AbortSignal.abort() }

test.each([false, true])(
  'what is there already is neither written over nor removed (dry run: %s)',
  async (isDry) => {
    const path = await wrong(1, 'there')
    const empty = await writeImport('rows.ndjson', '\n')
    const precious = await writeImport('precious.txt', 'precious')
    const linked = `${path}.link`
    await symlink(precious, linked)
    for (const [source, rejectsPath, fault] of [
      [path, precious, `${precious} is there already`],
      [empty, precious, `${precious} is there already`],
      [path, linked, 'that is a link'],
      [path, path, `${path} is there already`],
    ] as const) {
      await expect(importer.give(source, { rejectsPath, isDry })).rejects.toThrow(fault)
    }
    expect(await readFile(precious, 'utf8')).toBe('precious')
    expect(await readFile(path, 'utf8')).toContain('there0')
  },
)

test('an empty file that others may read takes no customer, one that its owner alone reads does', async () => {
  const open = await writeImport('open.ndjson', '')
  await chmod(open, 0o666)
  const path = await wrong(1, 'open')
  const given = importer.give(path, { rejectsPath: open })
  await expect(given).rejects.toThrow('is there already')

  const own = await writeImport('own.ndjson', '')
  await chmod(own, 0o600)
  const { rejects } = await importer.give(await writeImport('none.ndjson', '\n'), {
    rejectsPath: own,
  })
  expect(rejects).toBe('')
})

test('a run that goes on writes to its own file alone', async () => {
  const path = await wrong(600, 'own')
  const rejectsPath = `${path}.rejected`
  expect((await importer.give(path, stopped)).progress).toMatchObject({ rejected: 500 })
  expect((await stat(rejectsPath)).mode & 0o777).toBe(0o600)

  await chmod(rejectsPath, 0o644)
  await expect(importer.give(path)).rejects.toThrow('is not the file of rejected rows')
  await chmod(rejectsPath, 0o600)
  await link(rejectsPath, `${rejectsPath}.twin`)
  await expect(importer.give(path)).rejects.toThrow('is not the file of rejected rows')

  const other = `${path}.link`
  await symlink(rejectsPath, other)
  await expect(importer.give(path, { rejectsPath: other })).rejects.toThrow('that is a link')
  await chmod(path, 0o600)
  const own = importer.give(path, { rejectsPath: path })
  await expect(own).rejects.toThrow('is the file that is imported')
  expect((await readFile(path, 'utf8')).split('\n')).toHaveLength(601)
})

test('a dry run of a file that was broken off leaves its rejected rows alone', async () => {
  const path = await wrong(600, 'dry')
  const begun = await importer.give(path, stopped)
  const dry = await importer.give(path, { isDry: true, rejectsPath: `${path}.dry` })
  expect(dry.progress).toMatchObject({ rejected: 600 })
  expect(await readFile(`${path}.rejected`, 'utf8')).toBe(begun.rejects)
  expect((await importer.give(path)).rejects.trim().split('\n')).toHaveLength(600)
})

test('where the operator named no file, one that is there is left, and the next has a number', async () => {
  const path = await wrong(600, 'next')
  const before = `${path}.rejected`
  await writeFile(before, 'of a run before')
  const asked = { mayNumberRejects: true }
  const begun = await importer.give(path, { ...asked, ...stopped })
  expect(begun.rejectsPath).toBe(`${path}-2.rejected`)
  const dry = await importer.give(path, { ...asked, isDry: true })
  expect(dry.rejectsPath).toBe(`${path}-3.rejected`)

  const done = await importer.give(path, asked)
  expect(done.rejectsPath).toBe(begun.rejectsPath)
  expect(done.rejects.trim().split('\n')).toHaveLength(600)
  expect(await readFile(before, 'utf8')).toBe('of a run before')
})
