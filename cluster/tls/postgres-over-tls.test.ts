import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import { signCertificates } from '../machines/certificates.ts'
import { type OpenFolder, openFolder } from '../machines/open-folder.ts'
import { type Postgres, startPrimary } from '../machines/postgres.ts'

let folder: OpenFolder
let primary: Postgres
beforeAll(async () => {
  folder = await openFolder()
  primary = await startPrimary(folder.path)
  await primary.stop('fast')
  await primary.prove(await signCertificates(folder.path, 'own'))
  await primary.start()
})
afterAll(async () => {
  await primary.stop('immediate')
  await folder.remove()
})

/** Two hosts, of which nobody listens on the first, so that the search has to go through TLS too. */
function urlTrusting(authority: string): string {
  const { host } = new URL(primary.url)
  const hosts = primary.url.replace(host, `127.0.0.1:1,${host}`)
  return `${hosts}?sslmode=verify-full&sslrootcert=${authority}`
}

const askWhetherSafe = 'select ssl, version from pg_stat_ssl where pid = pg_backend_pid()'

test('a database that proves who it is is found and asked over TLS, by pool and pipelined connections', async () => {
  const url = urlTrusting(`${folder.path}/own-ca.pem`)
  const database = openDatabase({ url, log: openLog('silent') })
  const { pool, pipelined } = database
  const safe = { ssl: true, version: 'TLSv1.3' }
  expect((await pool.query(askWhetherSafe)).rows).toEqual([safe])
  expect(await pipelined.durable.run('safe', askWhetherSafe, [])).toEqual([safe])
  await database.close()
})

test('one whose certificate another authority has signed is told nothing', async () => {
  const { authority } = await signCertificates(folder.path, 'other')
  const database = openDatabase({ url: urlTrusting(authority), log: openLog('silent') })
  await expect(database.pool.query('select')).rejects.toThrow()
  const admitted = "select count(*) from pg_stat_activity where usename = 'ecenter'"
  expect(await primary.ask(admitted)).toBe('0')
  await database.close()
})
