import { expect, type Page } from '@playwright/test'

/** Waits until the browser has kept a store: each word typed is sealed anew, one after the other. */
export async function untilKept(page: Page, store: string): Promise<void> {
  await expect.poll(() => page.evaluate(isResting, store)).toBe(true)
}

/**
 * Whether what is kept stays while the browser ciphers something else, many times. Counted, not timed:
 * it does one after the other, so where there is no time for these, the store waits for its turn, too.
 */
async function isResting(store: string): Promise<boolean> {
  const kept = sessionStorage.getItem(store)
  const bytes = new Uint8Array(1)
  for (let turn = 0; turn < 50; turn += 1) await crypto.subtle.digest('SHA-256', bytes)
  return kept !== null && sessionStorage.getItem(store) === kept
}
