import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Certificates, signCertificates } from '../machines/certificates.ts'
import { type Child, startChild } from '../machines/child.ts'
import { type OpenFolder, openFolder } from '../machines/open-folder.ts'
import { type Redis, startRedis } from '../machines/redis.ts'
import { until } from '../machines/until.ts'

let folder: OpenFolder
let own: Certificates
let server: Redis
let connecting: Child
beforeAll(async () => {
  folder = await openFolder()
  own = await signCertificates(folder.path, 'own')
  server = await startRedis({ folder: folder.path, certificates: own })
})
afterEach(() => connecting.end('SIGKILL'))
afterAll(async () => {
  await server.kill()
  await folder.remove()
})

/** How the connection of a process stands that trusts this authority beside those that everybody knows. */
async function status(url: string, authority: string): Promise<string> {
  const program = fileURLToPath(new URL('connect-to-redis.ts', import.meta.url))
  const trusting = { ...process.env, NODE_EXTRA_CA_CERTS: authority }
  connecting = startChild(process.execPath, ['--import', 'tsx', program, url], trusting)
  await until('it is told', async () => connecting.said().includes('\n'))
  return connecting.said()
}

test('a Redis that proves who it is is used over TLS', async () => {
  expect(await status(server.url, own.authority)).toContain('"status":"used"')
})

test('one whose certificate another authority has signed is not', async () => {
  const { authority } = await signCertificates(folder.path, 'other')
  expect(await status(server.url, authority)).toContain('"code":"UNABLE_TO_VERIFY')
})

test('nor is one under a name that its certificate does not have', async () => {
  const elsewhere = server.url.replace('127.0.0.1', 'localhost')
  expect(await status(elsewhere, own.authority)).toContain('"code":"ERR_TLS_CERT_ALTNAME_INVALID"')
})
