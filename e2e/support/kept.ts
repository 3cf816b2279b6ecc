import { expect, type Page } from '@playwright/test'

/** Waits until the browser has kept a store: each word typed is sealed anew, one after the other. */
export async function untilKept(page: Page, store: string): Promise<void> {
  await expect.poll(() => page.evaluate(isResting, store)).toBe(true)
}

/**
 * Whether what is kept stays while the browser ciphers something else and does its other tasks, many times.
 * Counted, not timed: it does one after the other, so where there is no time for these, the store waits for
 * its turn, too.
 */
async function isResting(store: string): Promise<boolean> {
  const kept = sessionStorage.getItem(store)
  const bytes = new Uint8Array(1)
  for (let turn = 0; turn < 50; turn += 1) {
    await crypto.subtle.digest('SHA-256', bytes)
    if (turn % 5 === 0) await new Promise((goOn) => setTimeout(goOn))
  }
  return kept !== null && sessionStorage.getItem(store) === kept
}

/** The same of what lies in the database of the browser, by its name. */
export async function untilFileKept(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.evaluate(isFileResting, name)).toBe(true)
}

async function isFileResting(name: string): Promise<boolean> {
  const kept = await read()
  const bytes = new Uint8Array(1)
  for (let turn = 0; turn < 50; turn += 1) {
    await crypto.subtle.digest('SHA-256', bytes)
    if (turn % 5 === 0) await new Promise((goOn) => setTimeout(goOn))
  }
  return kept !== undefined && (await read()) === kept

  function read(): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open('ecenter-files')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const database = opening.result
        const asked = database.transaction('files').objectStore('files').get(name)
        asked.onerror = () => reject(asked.error)
        asked.onsuccess = () => {
          database.close()
          resolve(asked.result?.toString())
        }
      }
    })
  }
}

/** What lies in the database of the browser, by its names. */
export function fileNames(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('ecenter-files')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const asked = database.transaction('files').objectStore('files').getAllKeys()
          asked.onerror = () => reject(asked.error)
          asked.onsuccess = () => {
            database.close()
            resolve(asked.result.map(String))
          }
        }
      }),
  )
}
