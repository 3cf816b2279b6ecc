import { loadSealing } from './sealed-storage.ts'

const databaseName = 'ecenter-files'
const storeName = 'files'
/** Some web views never answer whoever asks for a database. */
const patienceMs = 3000

/**
 * Keeps bytes in this browser, sealed, until they are removed: what is too large for session storage, or has to
 * outlive the tab. Rejects where the browser keeps nothing; then it lives in memory alone.
 */
export async function keepFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const sealed = await (await loadSealing()).sealBytes(bytes)
  const database = await openDatabase()
  const store = database.transaction(storeName, 'readwrite').objectStore(storeName)
  await requested(store.put(sealed, name))
}

/** Undefined for what was never kept, or can be opened no more. */
export async function keptFile(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const database = await openDatabase()
    const store = database.transaction(storeName).objectStore(storeName)
    const sealed = await requested<Uint8Array<ArrayBuffer> | undefined>(store.get(name))
    return sealed && (await (await loadSealing()).unsealBytes(sealed))
  } catch {
    return undefined
  }
}

/** Lets go of everything whose name begins like this. */
export async function dropFiles(prefix: string): Promise<void> {
  try {
    const database = await openDatabase()
    const store = database.transaction(storeName, 'readwrite').objectStore(storeName)
    await requested(store.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`)))
  } catch {
    // Nothing was kept there.
  }
}

let opened: Promise<IDBDatabase> | undefined

function openDatabase(): Promise<IDBDatabase> {
  opened ??= opening().catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

function opening(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName)
  const givenUp = new Promise<never>((_, reject) => setTimeout(reject, patienceMs))
  return Promise.race([requested(request), givenUp])
}

function requested<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
