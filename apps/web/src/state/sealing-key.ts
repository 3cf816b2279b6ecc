const databaseName = 'ecenter'
const storeName = 'keys'
const keyName = 'seal'

/**
 * The key that seals personal data in session storage. It cannot be exported, so what lies in the
 * storage opens in this browser alone. Rejects where WebCrypto or IndexedDB is missing or blocked:
 * then nothing is written, which is safe though forgetful.
 */
export async function sealingKey(): Promise<CryptoKey> {
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
