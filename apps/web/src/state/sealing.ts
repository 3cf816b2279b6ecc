import { sealingKey } from './sealing-key.ts'

const ivLength = 12
let opened: Promise<CryptoKey> | undefined

/** A text by AES-GCM, with a vector of its own in front, in base64. Rejects where there is no key. */
export async function seal(text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const bytes = new TextEncoder().encode(text)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOnce(), bytes)
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)))
}

/** Null for what was sealed by another key, and what is damaged. Rejects where there is no key. */
export async function unseal(sealed: string): Promise<string | null> {
  const key = await keyOnce()
  try {
    const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0))
    const [iv, text] = [bytes.subarray(0, ivLength), bytes.subarray(ivLength)]
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, text))
  } catch {
    return null
  }
}

function keyOnce(): Promise<CryptoKey> {
  opened ??= sealingKey()
  return opened
}
