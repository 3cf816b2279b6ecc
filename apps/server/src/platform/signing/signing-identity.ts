import type { KeyObject, X509Certificate } from 'node:crypto'

/** What signs. */
export interface SigningIdentity {
  readonly key: KeyObject
  /** Of this key. */
  readonly certificate: X509Certificate
  /** Who issued the certificate, then who issued that one's, as far as readers should be told. */
  readonly issuers: readonly X509Certificate[]
}

/** Whom a certificate names: its common name, else its organisation. */
export function nameOf(certificate: X509Certificate): string {
  const { CN, O } = certificate.toLegacyObject().subject
  return String(CN ?? O ?? '')
}

export function isValidAt({ validFrom, validTo }: X509Certificate, moment: Date): boolean {
  return Date.parse(validFrom) <= moment.getTime() && moment.getTime() <= Date.parse(validTo)
}
