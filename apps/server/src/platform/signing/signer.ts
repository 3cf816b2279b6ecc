import type { X509Certificate } from 'node:crypto'

/** Puts the insurer's signature on a document, so that anyone can see who issued it and that it is whole. */
export interface Signer {
  /** Whom the signature names. */
  readonly name: string
  /** What `verifySignature` may trust: the certificate in use, and those used before it. */
  readonly certificates: readonly X509Certificate[]
  /**
   * The same PDF with the signature appended and `at` as its time, in whole seconds. Rejects with
   * `SigningFailed`.
   */
  sign(pdf: Uint8Array, at: Date): Promise<Uint8Array>
}

/** This document cannot be signed; `message` says why. */
export class SigningFailed extends Error {
  override readonly name = 'SigningFailed'
}
