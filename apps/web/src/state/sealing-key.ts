const databaseName = 'ecenter'
const storeName = 'keys'
const keyName = 'seal'

/**
 * The key that seals personal data in session storage. It cannot be exported, so what lies in the
 * storage opens in this browser alone; undefined where WebCrypto or IndexedDB is missing.
 */
export async function sealingKey(): Promise<CryptoKey | undefined> {
  if (globalThis.crypto?.subtle === undefined || globalThis.indexedDB === undefined)
    return undefined
  try {
    const database = await openDatabase()
    const stored = await requested<CryptoKey | undefined>(
      database.transaction(storeName).objectStore(storeName).get(keyName),
    )
    if (stored !== undefined) return stored
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    await requested(
      database.transaction(storeName, 'readwrite').objectStore(storeName).put(key, keyName),
    )
    return key
  } catch {
    // A blocked or full IndexedDB leaves the drafts in memory, which is safe though forgetful.
    return undefined
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
  return requested(opening)
}

function requested<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
