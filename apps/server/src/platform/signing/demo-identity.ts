import { generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { keepFirst } from '../files/keep-first.ts'
import { OperatorFault } from '../operator/operator-fault.ts'
import { certificatesIn, privateKeyIn } from './pem.ts'
import { selfSigned } from './self-signed.ts'
import type { SigningIdentity } from './signing-identity.ts'

/** No demo outlives these days, and no test's clock leaves them. */
const validity = { validFrom: new Date('2020-01-01'), validTo: new Date('2049-12-31') }

/**
 * The signing key of the demo, made at the first start and kept beside its data; production has its
 * own. Of two first starts at once both go on with the same one.
 */
export function demoIdentity(file: string, brandName: string): SigningIdentity {
  if (!existsSync(file)) keepFirst(file, textOf(newDemoIdentity(brandName)))
  const text = readFileSync(file, 'utf8')
  const key = privateKeyIn(text)
  const [certificate] = certificatesIn(text) ?? []
  if (key === undefined || certificate === undefined) {
    throw new OperatorFault(
      `${file} holds no key and certificate; without the file a new one is made`,
    )
  }
  return { key, certificate, issuers: [] }
}

/** A curve rather than RSA: the first start waits a millisecond for the key, not half a second. */
export function newDemoIdentity(brandName: string): SigningIdentity {
  const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    key,
    certificate: selfSigned({ name: `${brandName}（演示）`, key, ...validity }),
    issuers: [],
  }
}

function textOf({ key, certificate }: SigningIdentity): string {
  return `${key.export({ type: 'pkcs8', format: 'pem' })}${certificate}`
}
