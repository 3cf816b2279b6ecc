import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../test/test-database.ts'
import { whyNotListening } from './why-not-listening.ts'

/** What an operator reads who starts the service with these settings, and how it ended. */
function start(env: NodeJS.ProcessEnv): Promise<{ code: unknown; said: string }> {
  const cwd = fileURLToPath(new URL('.', import.meta.url))
  const words = ['--import', 'tsx', 'main.ts']
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd, env: { ...process.env, ...env } }, (error, _, said) =>
      resolve({ code: error?.code, said }),
    )
  })
}

test.each([
  [{ PORT: 'abc' }, 'PORT: must be a number from 0 to 65535\n'],
  [{ PORT: '70000' }, 'PORT: must be a number from 0 to 65535\n'],
  [{ SMTP_URL: 'smtp://localhost' }, 'SMTP_URL needs MAIL_FROM\n'],
])('a start with %j ends with one line that says what to mend', async (env, said) => {
  expect(await start(env)).toEqual({ code: 1, said })
})

test('a start on a database of a newer version ends with one line', async () => {
  const database = await createTestDatabase()
  await database.pool.query("insert into kysely_migration values ('9999-later', '2099-01-01')")
  const folder = await mkdtemp(join(tmpdir(), 'ecenter-start-'))
  expect(await start({ DATABASE_URL: database.url, DATA_FOLDER: folder, PORT: '0' })).toEqual({
    code: 1,
    said:
      'the database is of a newer version, which made 9999-later: ' +
      'start that one, or restore a backup from before\n',
  })
  await rm(folder, { recursive: true })
  await database.drop()
})

test('a port that is taken is told with the way on', async () => {
  const first = fastify()
  const second = fastify()
  const port = Number(new URL(await first.listen({ host: '127.0.0.1', port: 0 })).port)
  const error = await second.listen({ host: '127.0.0.1', port }).catch((caught) => caught)
  expect(whyNotListening(error, { host: '127.0.0.1', port })).toBe(
    `Port ${port} on 127.0.0.1 is in use: stop what listens there, or set PORT to another one.`,
  )
  await Promise.all([first.close(), second.close()])
})

test('what nobody foresaw is thrown', () => {
  const error = new Error('unforeseen')
  expect(() => whyNotListening(error, { host: '127.0.0.1', port: 1 })).toThrow(error)
})
