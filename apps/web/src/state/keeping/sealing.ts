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

/** Bytes the same way, as bytes: a photo in base64 would be a third larger. */
export async function sealBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOnce(), bytes)
  const whole = new Uint8Array(ivLength + sealed.byteLength)
  whole.set(iv)
  whole.set(new Uint8Array(sealed), ivLength)
  return whole
}

/** Rejects for what was sealed by another key, and what is damaged. */
export async function unsealBytes(
  sealed: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = sealed.subarray(0, ivLength)
  const bytes = sealed.subarray(ivLength)
  return new Uint8Array(
    await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOnce(), bytes),
  )
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

const databaseName = 'ecenter'
const storeName = 'keys'
const keyName = 'seal'

/**
 * The key that seals personal data in session storage. It cannot be exported, so what lies in the
 * storage opens in this browser alone. Rejects where WebCrypto or IndexedDB is missing or blocked:
 * then nothing is written, which is safe though forgetful.
 */
async function sealingKey(): Promise<CryptoKey> {
  const database = await openDatabase()
  const stored = await requested<CryptoKey | undefined>(
    database.transaction(storeName).objectStore(storeName).get(keyName),
  )
  if (stored !== undefined) return stored
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  return firstKept(database, key)
}

/** Of two tabs that begin at once, both go on with the key of the first. */
async function firstKept(database: IDBDatabase, key: CryptoKey): Promise<CryptoKey> {
  const store = database.transaction(storeName, 'readwrite').objectStore(storeName)
  const other = await requested<CryptoKey | undefined>(store.get(keyName))
  if (other !== undefined) return other
  await requested(store.put(key, keyName))
  return key
}

/**
 * Some web views never answer; nobody waits for them longer than twice this. The second time begins
 * anew for a phone that was too busy to hear the answer the first time.
 */
const patienceMs = 1000

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
  const givenUp = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error('IndexedDB does not answer'))
    setTimeout(() => setTimeout(giveUp, patienceMs), patienceMs)
  })
  return Promise.race([requested(opening), givenUp])
}

function requested<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
