import type { Page } from '@playwright/test'

/** From now on the timers of the page move by `page.clock` alone, however slow the machine is. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 1000)
}
