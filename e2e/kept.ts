import { expect, type Page } from '@playwright/test'

/** Waits until the browser has kept a store: each word typed is sealed anew, one after the other. */
export async function untilKept(page: Page, store: string): Promise<void> {
  let before: string | null = null
  await expect
    .poll(
      async () => {
        const kept = await page.evaluate((name) => sessionStorage.getItem(name), store)
        const isResting = kept !== null && kept === before
        before = kept
        return isResting
      },
      { intervals: [500] },
    )
    .toBe(true)
}
