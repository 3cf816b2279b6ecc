import type { Place } from './kept-store.ts'
import { tellLoss } from './lost-state.ts'
import { sealingKey } from './sealing-key.ts'

const ivLength = 12
let key: Promise<CryptoKey | undefined> | undefined

/**
 * Session storage for personal data: AES-GCM over the whole state of a store. Without a key
 * nothing is written at all, so the storage never shows a name or a number.
 */
export const sealedStorage: Place = {
  async read(name) {
    const sealed = sessionStorage.getItem(name)
    if (sealed === null) return null
    const opener = await keyOnce()
    if (opener === undefined) return null
    try {
      const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0))
      const iv = bytes.subarray(0, ivLength)
      const text = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv },
        opener,
        bytes.subarray(ivLength),
      )
      return new TextDecoder().decode(text)
    } catch {
      // Sealed by an earlier key, or damaged: a clean start beats a broken page.
      sessionStorage.removeItem(name)
      tellLoss()
      return null
    }
  },

  async write(name, text) {
    const sealer = await keyOnce()
    if (sealer === undefined) return
    const iv = crypto.getRandomValues(new Uint8Array(ivLength))
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      sealer,
      new TextEncoder().encode(text),
    )
    sessionStorage.setItem(name, btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed))))
  },
}

function keyOnce(): Promise<CryptoKey | undefined> {
  key ??= sealingKey()
  return key
}
