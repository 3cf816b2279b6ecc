import { deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { keepOwn } from '@ecenter/contract/staff/desk/own-things.ts'
import { expect, type Page } from '@playwright/test'

/** Types, and waits until the service has it. */
export async function isKept(page: Page, type: () => Promise<void>): Promise<void> {
  const kept = page.waitForResponse(`**${deskUrlOf(keepOwn)}`)
  await type()
  expect((await kept).ok()).toBe(true)
}

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
