import { sealingKey } from './sealing-key.ts'

const ivLength = 12
/** A form waits for what was kept of it; some web views never answer whoever asks for a key. */
const longestMs = 3000
let opened: Promise<CryptoKey> | undefined

/** A text by AES-GCM, with a vector of its own in front, in base64. Rejects where there is no key. */
export async function seal(text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const bytes = new TextEncoder().encode(text)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOnce(), bytes)
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)))
}

/** Null for what was sealed by another key, and what is damaged. Rejects where there is no key, or none comes. */
export function unseal(sealed: string): Promise<string | null> {
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, longestMs))
  return Promise.race([unsealWith(keyOnce(), sealed), tooLate])
}

async function unsealWith(opening: Promise<CryptoKey>, sealed: string): Promise<string | null> {
  const key = await opening
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
