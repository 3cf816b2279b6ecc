import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '../config/settings.ts'
import { issuedIdentity } from './certificate-authority.samples.ts'
import { openSigner } from './open-signer.ts'
import { newIdentity, noon, smallPdf } from './signing.samples.ts'
import type { SigningIdentity } from './signing-identity.ts'
import { verifySignature } from './verify-signature.ts'

const folder = mkdtempSync(join(tmpdir(), 'ecenter-signer-'))
afterAll(() => rmSync(folder, { recursive: true }))

const issued = await issuedIdentity('安途财险')

test('a demo makes its signature at the first start, in the name of the brand, and keeps it', () => {
  const env = { DATA_FOLDER: join(folder, 'first'), BRAND_NAME: '安途' }
  const first = open(env)
  const again = open(env)
  const file = join(folder, 'first', 'demo-signing')

  expect(first.name).toBe('安途（演示）')
  expect(thumbprints(again)).toEqual(thumbprints(first))
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(folder, 'first'))).toEqual(['demo-signing'])
})

test('what a demo signed before a restart is whole after it', async () => {
  const env = { DATA_FOLDER: join(folder, 'restart') }
  const pdf = await open(env).sign(smallPdf(), noon)

  expect(await verifySignature(pdf, open(env).certificates)).toMatchObject({ kind: 'whole' })
})

test('two first starts at the same moment go on with the same signature', async () => {
  const starts = await Promise.all([1, 2, 3].map(() => firstStarts(Date.now() + 2000)))

  expect(new Set(starts.map((prints) => JSON.stringify(prints))).size).toBe(1)
})

test('a damaged file of the demo is named', () => {
  writeFileSync(join(folder, 'demo-signing'), '-----BEGIN CERTIFICATE-----')
  expect(() => open({ DATA_FOLDER: folder })).toThrow(`${folder}/demo-signing holds no key`)
})

test('an insurer signs with its own key and certificates, also written in one line', async () => {
  const oneLine = Object.entries(settingsFor(issued)).map(([name, pem]) => [
    name,
    pem.replaceAll('\n', '\\n'),
  ])
  for (const env of [settingsFor(issued), Object.fromEntries(oneLine)]) {
    const signer = open(env)
    const pdf = await signer.sign(smallPdf(), noon)

    expect(signer.name).toBe('安途财险')
    expect(await verifySignature(pdf, [issued.certificate])).toMatchObject({ kind: 'whole' })
  }
})

test('after a rotation the old signer is still trusted, and nobody who vouched for it', () => {
  const next = newIdentity()
  const old = settingsFor(issued).SIGNING_CERTIFICATES
  const signer = open({ ...settingsFor(next), SIGNING_OLD_CERTIFICATES: old })

  expect(thumbprints(signer)).toEqual(
    [next.certificate, issued.certificate].map(({ fingerprint256 }) => fingerprint256),
  )
})

test('two old certificates under one name are both trusted', () => {
  const old = [newIdentity(), newIdentity()].map(({ certificate }) => `${certificate}`).join('')
  const signer = open({ ...settingsFor(newIdentity()), SIGNING_OLD_CERTIFICATES: old })

  expect(signer.certificates).toHaveLength(3)
})

test.each([
  ['a key alone', { SIGNING_CERTIFICATES: undefined }, 'SIGNING_KEY and SIGNING_CERTIFICATES'],
  ['certificates alone', { SIGNING_KEY: undefined }, 'SIGNING_KEY and SIGNING_CERTIFICATES'],
  [
    'the key of another certificate',
    { SIGNING_KEY: settingsFor(newIdentity()).SIGNING_KEY },
    'SIGNING_KEY does not fit',
  ],
  [
    'an expired certificate',
    settingsFor(newIdentity({ validTo: '2026-11-20' })),
    'SIGNING_CERTIFICATES holds one valid Jan  1 00:00:00 2026 GMT',
  ],
  [
    'a certificate of the future',
    settingsFor(newIdentity({ validFrom: '2026-11-21' })),
    'SIGNING_CERTIFICATES holds one valid Nov 21',
  ],
  [
    'issuers in the wrong order',
    { SIGNING_CERTIFICATES: pemOf([issued.certificate, ...issued.issuers.toReversed()]) },
    'SIGNING_CERTIFICATES: behind each',
  ],
  [
    'a foreign certificate in the chain',
    { SIGNING_CERTIFICATES: pemOf([issued.certificate, newIdentity().certificate]) },
    'SIGNING_CERTIFICATES: behind each',
  ],
  [
    'a curve that readers lack',
    settingsFor(newIdentity({ kind: 'secp256k1' })),
    'SIGNING_KEY must',
  ],
  ['a short RSA key', settingsFor(newIdentity({ kind: 'RSA 1024' })), 'SIGNING_KEY must'],
])('the service does not start with %s', (_, env, message) => {
  expect(() => open({ ...settingsFor(issued), ...env })).toThrow(message)
})

function open(env: NodeJS.ProcessEnv) {
  return openSigner(readSettings(env, '/'), noon)
}

function thumbprints({ certificates }: ReturnType<typeof open>): string[] {
  return certificates.map(({ fingerprint256 }) => fingerprint256)
}

function settingsFor({ key, certificate, issuers }: SigningIdentity) {
  return {
    SIGNING_KEY: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    SIGNING_CERTIFICATES: pemOf([certificate, ...issuers]),
  }
}

function pemOf(certificates: readonly object[]): string {
  return certificates.map(String).join('')
}

/** First starts in a process of its own, of twenty demos one after the other, each at its moment. */
async function firstStarts(at: number): Promise<unknown> {
  const script = `
    import { demoIdentity } from ${JSON.stringify(new URL('./demo-identity.ts', import.meta.url))}
    const prints = []
    for (let round = 0; round < 20; round += 1) {
      while (Date.now() < ${Math.ceil(at / 1000) * 1000} + round * 10);
      const file = ${JSON.stringify(folder)} + '/race-' + round + '/demo-signing'
      prints.push(demoIdentity(file, 'x').certificate.fingerprint256)
    }
    console.log(JSON.stringify(prints))`
  const run = promisify(execFile)
  const options = ['--import', 'tsx', '--input-type=module', '--eval', script]
  const { stdout } = await run(process.execPath, options, { cwd: import.meta.dirname })
  return JSON.parse(stdout)
}
