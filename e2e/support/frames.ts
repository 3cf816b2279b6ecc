import type { Page } from '@playwright/test'

/**
 * Lets the browser draw a few frames, in which whatever would move by itself does so. Counted, not
 * timed: where there is no time to draw, nothing moves either.
 */
export async function drawFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
  })
}
