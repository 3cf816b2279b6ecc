import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { silentLog } from '../../../test/fakes/silent-log.ts'
import { smallDisk } from '../../../test/fakes/small-disk.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { fullDisk } from './full-disk.ts'
import { OperatorFault } from './operator-fault.ts'

const small = smallDisk(24)
afterAll(() => small?.remove())

const failures = {
  'a file of ours': Object.assign(new Error('write'), { code: 'ENOSPC' }),
  'a quota': Object.assign(new Error('write'), { code: 'EDQUOT' }),
  'a statement': Object.assign(new Error('could not extend file'), { code: '53100' }),
  'a program': new Error('Command failed: initdb\nerror: No space left on device'),
  'what was caused by it': new OperatorFault('migration failed', {
    cause: Object.assign(new Error(), { code: '53100' }),
  }),
}

test.each(Object.entries(failures))(
  '%s on a full disk is told with its folder',
  async (_, error) => {
    expect((await fullDisk(error, tmpdir()))?.message).toBe(
      `the disk of ${tmpdir()} is full: make room there, or let DATA_FOLDER name a folder on another one`,
    )
  },
)

test('what has another cause is told as what it is', async () => {
  expect(await fullDisk(new Error('something else'), tmpdir())).toBeUndefined()
})

test.runIf(small)('a first start that has no room for its database says so', async () => {
  const folder = `${small?.folder}/postgres`
  await expect(startEmbeddedPostgres({ folder, log: silentLog })).rejects.toThrow(
    `the disk of ${folder} is full`,
  )
})

test.runIf(small)(
  'a server that crashed on a full disk cannot say so, but the disk can',
  async () => {
    const folder = small?.folder ?? ''
    const crashed = new Error('Connection terminated unexpectedly')
    expect(await fullDisk(crashed, folder)).toBeUndefined()
    const crowded = smallDisk(8)
    expect((await fullDisk(crashed, crowded?.folder ?? ''))?.message).toContain('is full')
    expect(
      await fullDisk(new OperatorFault('PORT is wrong'), crowded?.folder ?? ''),
    ).toBeUndefined()
    crowded?.remove()
  },
)
