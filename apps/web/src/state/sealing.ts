import { sealingKey } from './sealing-key.ts'

const ivLength = 12
let key: Promise<CryptoKey> | undefined

/** A text by AES-GCM, with a vector of its own in front, in base64. Rejects where there is no key. */
export async function seal(text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const bytes = new TextEncoder().encode(text)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOnce(), bytes)
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)))
}

/** Rejects what was sealed by another key, and what is damaged. */
export async function unseal(sealed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0))
  const iv = bytes.subarray(0, ivLength)
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv },
    await keyOnce(),
    bytes.subarray(ivLength),
  )
  return new TextDecoder().decode(text)
}

function keyOnce(): Promise<CryptoKey> {
  key ??= sealingKey()
  return key
}
