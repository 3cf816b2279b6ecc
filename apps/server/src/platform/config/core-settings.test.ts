import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { selfSigned } from '../signing/demo-identity.ts'
import { coreOf } from './core-settings.ts'

const validity = { validFrom: new Date('2020-01-01'), validTo: new Date('2049-12-31') }
const key = newKey()
const certificates = [selfSigned({ name: 'core.insurer.example', key, ...validity })]
const tls = { CORE_TLS_KEY: key, CORE_TLS_CERTIFICATES: certificates }
const plain = { CORE_HOST: '127.0.0.1' }

function newKey() {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
}

test('a demo has an API for the core, production only where a port is named', () => {
  expect(coreOf(plain, 'demo')).toMatchObject({ port: 8081, isByDefault: true })
  expect(coreOf(plain, 'production')).toBeUndefined()
  expect(coreOf({ ...plain, CORE_PORT: 9000 }, 'production')).toMatchObject({
    port: 9000,
    isByDefault: false,
    tls: undefined,
  })
})

test('where others could listen in, keys travel by TLS alone', () => {
  const elsewhere = { CORE_HOST: '10.0.0.5', CORE_PORT: 9000 }
  expect(() => coreOf(elsewhere, 'production')).toThrow(
    'CORE_HOST on another address needs CORE_TLS_KEY and CORE_TLS_CERTIFICATES',
  )
  expect(coreOf({ ...elsewhere, ...tls }, 'production')?.tls).toBeDefined()
})

test('halves are refused', () => {
  expect(() => coreOf({ ...plain, CORE_TLS_KEY: key }, 'demo')).toThrow('are given together')
  expect(() => coreOf({ ...plain, CORE_CLIENT_CA: certificates }, 'demo')).toThrow(
    'CORE_CLIENT_CA needs',
  )
})

test('a certificate of another key is refused', () => {
  expect(() => coreOf({ ...plain, ...tls, CORE_TLS_KEY: newKey() }, 'demo')).toThrow(
    'the first is not that of CORE_TLS_KEY',
  )
})
