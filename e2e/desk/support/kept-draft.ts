import { expect, type Page } from '@playwright/test'

/** Whether who leaves the page now would be asked first. */
export async function isWarned(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const leaving = new Event('beforeunload', { cancelable: true })
    return !window.dispatchEvent(leaving)
  })
}

/** Waits until leaving warns no more: everything typed is stored. */
export async function untilStored(page: Page): Promise<void> {
  await expect.poll(() => isWarned(page)).toBe(false)
}
