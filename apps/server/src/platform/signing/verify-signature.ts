import { verify, type X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'
import { digestName, digestOf, encodeCms, findCmsParts, signedAttributes } from './cms.ts'
import { findSignatureField, type SignatureField } from './signature-field.ts'
import { isValidAt, nameOf } from './signing-identity.ts'

export type SignatureVerdict =
  /** No signature at all. */
  | { readonly kind: 'none' }
  /** Signed, but not with a certificate that is trusted. */
  | { readonly kind: 'foreign' }
  /** Carries a trusted signature that does not fit: the document is not as it was issued. */
  | { readonly kind: 'broken' }
  /** Byte for byte as it was issued. */
  | { readonly kind: 'whole'; readonly signedBy: string; readonly signedAt: Date }

const verifyBeside = promisify(verify)

/**
 * Whether a document is one that a holder of these certificates signed, and unchanged since. It looks
 * for nothing but what our own signer writes, so no byte is left to an interpretation: not one around
 * the signature, in it, or behind the document. Never rejects; its work is linear in the file's size.
 */
export async function verifySignature(
  pdf: Uint8Array,
  trusted: readonly X509Certificate[],
): Promise<SignatureVerdict> {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const field = findSignatureField(file)
  const certificate = field && (await whoSigned(field, trusted))
  if (field !== undefined && certificate !== undefined) {
    return { kind: 'whole', signedBy: nameOf(certificate), signedAt: field.signedAt }
  }
  if (trusted.some((one) => hasTraceOf(one, file))) return { kind: 'broken' }
  return { kind: file.includes('/ByteRange') ? 'foreign' : 'none' }
}

/** The trusted certificate that made this very signature, if there is one. */
async function whoSigned(
  { contents, signed, signedAt }: SignatureField,
  trusted: readonly X509Certificate[],
): Promise<X509Certificate | undefined> {
  const cms = findCmsParts(contents)
  const certificate = trusted.find(({ raw }) => cms?.chain[0]?.equals(raw))
  if (cms === undefined || certificate === undefined || !isValidAt(certificate, signedAt)) return
  const expected = Buffer.alloc(contents.length)
  encodeCms(cms, certificate.publicKey).copy(expected)
  if (!expected.equals(contents) || !cms.digest.equals(digestOf(...signed))) return
  const isSigned = await verifyBeside(
    digestName,
    signedAttributes(cms),
    certificate.publicKey,
    cms.signature,
  )
  return isSigned ? certificate : undefined
}

/** Also where the file was written anew by another program, or damaged in one place. */
function hasTraceOf({ raw }: X509Certificate, file: Buffer): boolean {
  return [raw, digestOf(raw)].some((trace) => {
    const digits = trace.toString('hex')
    return [trace, digits, digits.toUpperCase()].some((form) => file.includes(form))
  })
}
