import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'

/** The private key in a text, if it holds one without a password. */
export function privateKeyIn(text: string): KeyObject | undefined {
  try {
    return createPrivateKey(inLines(text))
  } catch {
    return undefined
  }
}

/** The public key in a text, if it holds one by itself: not that of a private key. */
export function publicKeyIn(text: string): KeyObject | undefined {
  if (!text.includes('PUBLIC KEY')) return undefined
  try {
    return createPublicKey(inLines(text))
  } catch {
    return undefined
  }
}

/** All certificates in a text, in its order; undefined if there is none, or one cannot be read. */
export function certificatesIn(text: string): X509Certificate[] | undefined {
  const blocks = inLines(text).match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g)
  try {
    return blocks?.map((block) => new X509Certificate(block))
  } catch {
    return undefined
  }
}

/** Where only one line is possible, as in a file of settings, its ends are written `\n`. */
function inLines(text: string): string {
  return text.replaceAll('\\n', '\n')
}
