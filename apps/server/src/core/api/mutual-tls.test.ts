import { generateKeyPairSync, type KeyObject, type X509Certificate } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf } from '../../../test/core-api.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { selfSigned } from '../../platform/signing/demo-identity.ts'
import { buildCoreApp } from './build-core-app.ts'
import { whoAmI } from './who-am-i.ts'

interface Identity {
  readonly key: KeyObject
  readonly certificate: X509Certificate
}

const server = newIdentity('core-api')
const core = newIdentity('core')
const unknownClient = newIdentity('unknown-client')
const service = serviceOfTests({ demo: false })

let app: ReturnType<typeof buildCoreApp>
let headers: OutgoingHttpHeaders
beforeAll(async () => {
  const tls = {
    key: server.key,
    certificates: [server.certificate],
    clientAuthorities: [core.certificate],
  }
  const settings = {
    ...service.settings,
    core: { host: '127.0.0.1', port: 0, isByDefault: false, tls },
  }
  app = buildCoreApp({ ...service, settings }, [whoAmI])
  await app.listen({ host: '127.0.0.1', port: 0 })
  headers = { authorization: `Bearer ${await keyOf(service, 'core', ['policies:write'])}` }
})
afterAll(() => app.close())

function newIdentity(name: string): Identity {
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const validity = { validFrom: new Date('2020-01-01'), validTo: new Date('2049-12-31') }
  return { key, certificate: selfSigned({ name, key, ...validity }) }
}

/** The status of an answer, or what kept it from coming. */
function call(identity: Identity | undefined, given: OutgoingHttpHeaders): Promise<number> {
  const options: RequestOptions = {
    port: (app.server.address() as AddressInfo).port,
    host: '127.0.0.1',
    path: '/core',
    headers: given,
    ca: server.certificate.toString(),
    checkServerIdentity: () => undefined,
    ...(identity && {
      key: identity.key.export({ type: 'pkcs8', format: 'pem' }),
      cert: identity.certificate.toString(),
    }),
  }
  return new Promise((resolve, reject) => {
    request(options, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

test('a caller with a certificate of the authority and a key is answered', async () => {
  expect(await call(core, headers)).toBe(200)
})

test('a certificate without a key opens nothing', async () => {
  expect(await call(core, {})).toBe(401)
})

test('a key without a certificate, or with another one, does not get in', async () => {
  await expect(call(undefined, headers)).rejects.toThrow()
  await expect(call(unknownClient, headers)).rejects.toThrow()
})
