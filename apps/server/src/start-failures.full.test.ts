import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { openFakePostgres } from '../test/fakes/fake-postgres.ts'
import { storeProducts } from '../test/imports.ts'
import { runCommand } from '../test/operator.ts'
import { createTestDatabase } from '../test/test-database.ts'
import { ofService, whyNotListening } from './why-not-listening.ts'

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

function givenKeys(): NodeJS.ProcessEnv {
  const key = Buffer.alloc(32, 7).toString('base64')
  return { DATA_KEYS: `1:${key}`, SEARCH_KEY: key, PROOF_KEY: key }
}

test.each([
  [{ PORT: 'abc' }, 'PORT: must be a number from 0 to 65535\n'],
  [{ PORT: '70000' }, 'PORT: must be a number from 0 to 65535\n'],
  [{ SMTP_URL: 'smtp://localhost' }, 'SMTP_URL needs MAIL_FROM\n'],
  [
    { TRUST_PROXY: 'foo' },
    'TRUST_PROXY: must be the addresses of the proxies, commas between: 10.0.0.1, 10.0.0.0/8, loopback\n',
  ],
  [
    { DATA_FOLDER: import.meta.filename },
    `DATA_FOLDER: nothing can be written in ${import.meta.filename}/files (EEXIST): let this user write there, or name another folder\n`,
  ],
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

const wrongAddresses = [
  { wrong: { password: 'other' }, said: 'the server does not take its user and password' },
  { wrong: { username: 'nobody' }, said: 'the server does not take its user and password' },
  {
    wrong: { pathname: '/nowhere' },
    said: 'the server has no database of that name: make it, or name another',
  },
  {
    wrong: { port: '1' },
    said: 'nobody answers at its host and port: start PostgreSQL there, or name the right ones',
  },
]

test.each(wrongAddresses)(
  'a database of another $wrong is told in one line by the service and by commands',
  async ({ wrong, said }) => {
    const url = new URL(process.env.DATABASE_URL ?? '')
    Object.assign(url, wrong)
    const folder = await mkdtemp(join(tmpdir(), 'ecenter-start-'))
    const env = {
      ...givenKeys(),
      DATABASE_URL: url.href,
      DATA_FOLDER: join(folder, 'data'),
      WEB_CONCURRENCY: '2',
    }
    const line = `DATABASE_URL: ${said}\n`
    expect(await start(env)).toEqual({ code: 1, said: line })
    for (const [command, ...asked] of [
      ['staff', 'list'],
      ['report'],
      ['backup', `${folder}/new`],
    ]) {
      expect(await runCommand(`${command}`, asked, env)).toEqual({ code: 1, said: line })
    }
    await rm(folder, { recursive: true })
  },
)

test('what a database says of its rows is not told, only where it happened', async () => {
  const error = { S: 'ERROR', C: '23505', M: 'of 王小明', D: 'Key (name)=(王小明)', t: 'person' }
  const server = await openFakePostgres(() => ({ error }))
  const folder = await mkdtemp(join(tmpdir(), 'ecenter-start-'))
  const url = `postgres://user@127.0.0.1:${server.port}/db`
  const { code, said } = await start({ DATABASE_URL: url, DATA_FOLDER: folder, PORT: '0' })
  expect(code).toBe(1)
  expect(said).toMatch(/^unforeseen: error \(code 23505, table person\)\n( +at [^\n]+\n)+$/)
  expect(said).not.toContain('王小明')
  await rm(folder, { recursive: true })
  await server.close()
})

test("a demo on a database that is not the demo's ends with one line", async () => {
  const database = await createTestDatabase()
  await storeProducts(database)
  const folder = await mkdtemp(join(tmpdir(), 'ecenter-start-'))
  const { code, said } = await start({ DATABASE_URL: database.url, DATA_FOLDER: folder, PORT: '0' })
  expect(code).toBe(1)
  expect(said).toMatch(/^the database holds data that is not the demo's [^\n]+\n$/)
  await rm(folder, { recursive: true })
  await database.drop()
})

test('a port for figures that is taken is told with its own setting, once for all processes', async () => {
  const other = fastify()
  const port = new URL(await other.listen({ host: '127.0.0.1', port: 0 })).port
  expect(await start({ WEB_CONCURRENCY: '2', METRICS_PORT: port })).toEqual({
    code: 1,
    said: `Port ${port} on 127.0.0.1 is in use: stop what listens there, or set METRICS_PORT to another one.\n`,
  })
  await other.close()
})

test('a port that is taken is told with the way on', async () => {
  const first = fastify()
  const second = fastify()
  const port = Number(new URL(await first.listen({ host: '127.0.0.1', port: 0 })).port)
  const error = await second.listen({ host: '127.0.0.1', port }).catch((caught) => caught)
  expect(whyNotListening(error, { host: '127.0.0.1', port, settings: ofService })).toBe(
    `Port ${port} on 127.0.0.1 is in use: stop what listens there, or set PORT to another one.`,
  )
  await Promise.all([first.close(), second.close()])
})

test('what nobody foresaw is thrown', () => {
  const error = new Error('unforeseen')
  expect(() => whyNotListening(error, { host: '127.0.0.1', port: 1, settings: ofService })).toThrow(
    error,
  )
})
