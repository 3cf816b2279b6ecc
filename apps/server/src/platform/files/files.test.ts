import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testClock } from '../../../test/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testKeys } from '../../../test/test-keys.ts'
import { diskFiles } from './disk-files.ts'
import { type FileRef, type Files, filesOn } from './files.ts'

const customerKey = Buffer.alloc(16, 7)
const secret = Buffer.from('a photo of an identity card'.repeat(100))
const dayInSeconds = 86_400

let database: TestDatabase
let folder: string
let files: Files
let clock: ReturnType<typeof testClock>
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ecenter-files-'))
  clock = testClock()
  files = filesIn(folder)
  await database.db.deleteFrom('loose_file').execute()
})
afterAll(() => database.drop())

function filesIn(place: string): Files {
  return filesOn({ db: database.db, keys: testKeys(), clock, fileStore: diskFiles(place) })
}

async function onDisk(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name))
}

function keep(file: FileRef): Promise<void> {
  return database.db.transaction().execute((transaction) => files.keep(file, transaction))
}

test('what is stored is read again, and the disk alone tells nothing of it', async () => {
  const file = await files.store(customerKey, secret)
  expect(Buffer.from(await files.read(file)).equals(secret)).toBe(true)
  const [path = ''] = await onDisk()
  expect((await readFile(path)).includes('identity')).toBe(false)
  expect(path).toContain(file.id)
  expect((await stat(path)).mode & 0o077).toBe(0)
})

test('bytes that were put under another name do not open there', async () => {
  const one = await files.store(customerKey, secret)
  const other = await files.store(customerKey, secret)
  const [onePath = '', otherPath = ''] = (await onDisk()).toSorted((path) =>
    path.includes(one.id) ? -1 : 1,
  )
  await writeFile(otherPath, await readFile(onePath))
  await expect(files.read(other)).rejects.toThrow()
})

test('what nobody kept is removed after a day, what was kept stays', async () => {
  const forgotten = await files.store(customerKey, secret)
  const kept = await files.store(customerKey, secret)
  await keep(kept)
  clock.advance(dayInSeconds - 1)
  await files.purge()
  expect(await onDisk()).toHaveLength(2)
  clock.advance(2)
  await files.purge()
  expect(await onDisk()).toEqual([expect.stringContaining(kept.id)])
  await expect(keep(forgotten)).rejects.toThrow('removed before it was kept')
})

test('whatever piles up is removed in one go', async () => {
  for (let sent = 0; sent < 101; sent += 1) await files.store(customerKey, Buffer.from('x'))
  clock.advance(dayInSeconds + 1)
  await files.purge()
  expect(await onDisk()).toEqual([])
})

test('a disk that refuses leaves nothing behind, and nothing that stays loose for ever', async () => {
  const [path = ''] = await files.store(customerKey, secret).then(onDisk)
  const broken = filesIn(path)
  await expect(broken.store(customerKey, secret)).rejects.toThrow()
  clock.advance(dayInSeconds + 1)
  await files.purge()
  expect(await onDisk()).toEqual([])
  expect(await database.db.selectFrom('loose_file').selectAll().execute()).toEqual([])
})

test.each(['../secret', 'a/b', '', '..', 'a\0'])('%j names no file', async (name) => {
  const store = diskFiles(folder)
  await expect(async () => store.put(name, secret)).rejects.toThrow('an id of ours')
  await expect(async () => store.get(name)).rejects.toThrow('an id of ours')
  await expect(async () => store.remove(name)).rejects.toThrow('an id of ours')
  await rm(folder, { recursive: true })
})
