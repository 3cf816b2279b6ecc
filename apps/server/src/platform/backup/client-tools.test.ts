import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { restoreDump } from './client-tools.ts'

test('a dump is restored whole, on a server without the roles and tablespaces of the dumped one', async () => {
  // A stand-in that notes what it is asked for: the real one has to be of the server's version, and few machines have it.
  const folder = await mkdtemp(join(tmpdir(), 'ecenter-pg-restore-'))
  const noted = join(folder, 'noted')
  const program = join(folder, 'pg_restore')
  await writeFile(program, `#!/bin/sh\nprintf '%s\\n' "$@" > '${noted}'\n`)
  await chmod(program, 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
  try {
    await restoreDump('postgresql://ecenter@127.0.0.1/empty', 'the.dump')
    expect((await readFile(noted, 'utf8')).trim().split('\n')).toEqual([
      '--dbname=postgresql://ecenter@127.0.0.1/empty',
      '--exit-on-error',
      '--single-transaction',
      '--no-owner',
      '--no-acl',
      '--no-tablespaces',
      'the.dump',
    ])
  } finally {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  }
})
