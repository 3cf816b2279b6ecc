import { sign, type X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'
import { digestName, digestOf, encodeCms, signedAttributes } from './cms.ts'
import { addSignatureField } from './signature-field.ts'
import { type Signer, SigningFailed } from './signer.ts'
import { isValidAt, nameOf, type SigningIdentity } from './signing-identity.ts'

const signBeside = promisify(sign)
/** For what a signature holds beside its certificates; an RSA key of 8192 bits needs half of it. */
const roomBesideCertificates = 2048

/**
 * Signs with a key at hand, whose own work is done beside the event loop. `oldCertificates` sign no
 * more and are still trusted.
 */
export function createCertificateSigner(
  { key, certificate, issuers }: SigningIdentity,
  oldCertificates: readonly X509Certificate[] = [],
): Signer {
  const chain = [certificate, ...issuers].map(({ raw }) => raw)
  const room = Buffer.concat(chain).length + roomBesideCertificates

  return {
    name: nameOf(certificate),
    certificates: [certificate, ...oldCertificates],
    async sign(pdf, at) {
      if (!isValidAt(certificate, at)) {
        throw new SigningFailed(`the certificate is valid until ${certificate.validTo}`)
      }
      const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
      const { signed, fill } = addSignatureField(bytes, at, room)
      const digest = digestOf(...signed)
      const signature = await signBeside(digestName, signedAttributes({ chain, digest }), key)
      return fill(encodeCms({ chain, digest, signature }, key))
    },
  }
}
