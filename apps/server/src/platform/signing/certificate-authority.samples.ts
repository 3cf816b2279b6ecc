import { createPrivateKey, webcrypto, X509Certificate } from 'node:crypto'
import { BitString, Integer, Utf8String } from 'asn1js'
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CryptoEngine,
  Extension,
} from 'pkijs'
import type { SigningIdentity } from './signing-identity.ts'

/** Issues and checks by another library than the one under test. */
export const otherLibrary = new CryptoEngine({ name: 'tests', crypto: webcrypto })

interface Authority {
  readonly certificate: Certificate
  readonly keys: webcrypto.CryptoKeyPair
}

/** A signer whose certificate an intermediate authority issued, and that one's a root. */
export async function issuedIdentity(name: string): Promise<SigningIdentity> {
  const root = await issue('根证书机构', { isAuthority: true })
  const middle = await issue('中级证书机构', { isAuthority: true, issuer: root })
  const own = await issue(name, { isAuthority: false, issuer: middle })
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', own.keys.privateKey))
  return {
    key: createPrivateKey({ key, format: 'der', type: 'pkcs8' }),
    certificate: readable(own),
    issuers: [readable(middle), readable(root)],
  }
}

async function issue(
  name: string,
  { isAuthority, issuer }: { isAuthority: boolean; issuer?: Authority },
): Promise<Authority> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = new Certificate({ version: 2 })
  certificate.serialNumber = new Integer({ value: 1 + Math.floor(Math.random() * 1e9) })
  certificate.subject.typesAndValues.push(
    new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: name }) }),
  )
  certificate.issuer = issuer?.certificate.subject ?? certificate.subject
  certificate.notBefore.value = new Date('2026-01-01')
  certificate.notAfter.value = new Date('2027-01-01')
  const constraints = new BasicConstraints({ cA: isAuthority }).toSchema().toBER()
  const usage = new BitString({ valueHex: Uint8Array.of(isAuthority ? 0x06 : 0xc0) }).toBER()
  certificate.extensions = [
    new Extension({ extnID: '2.5.29.19', critical: true, extnValue: constraints }),
    new Extension({ extnID: '2.5.29.15', critical: true, extnValue: usage }),
  ]
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, otherLibrary)
  await certificate.sign((issuer?.keys ?? keys).privateKey, 'SHA-256', otherLibrary)
  return { certificate, keys }
}

function readable({ certificate }: Authority): X509Certificate {
  return new X509Certificate(Buffer.from(certificate.toSchema(true).toBER()))
}
