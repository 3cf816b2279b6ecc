import { expect, type Page } from '@playwright/test'

/** From now on the timers of the page move by `page.clock` alone, however slow the machine is. */
export async function stopTime(page: Page): Promise<void> {
  // A page that heard of it more than a second late refuses to go back, but stands still by then.
  await expect(() => page.clock.pauseAt(Date.now() + 1000)).toPass()
}
