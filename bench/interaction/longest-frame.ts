import type { Page } from '@playwright/test'

/** The longest time between two frames while something is done on the page, in milliseconds. */
export async function longestFrame(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const frames = { last: performance.now(), longest: 0, isDone: false }
    Reflect.set(globalThis, 'frameTimes', frames)
    const watch = {
      frame() {
        const now = performance.now()
        frames.longest = Math.max(frames.longest, now - frames.last)
        frames.last = now
        if (!frames.isDone) requestAnimationFrame(watch.frame)
      },
    }
    requestAnimationFrame(watch.frame)
  })
  await act()
  return page.evaluate(() => {
    const frames = Reflect.get(globalThis, 'frameTimes')
    frames.isDone = true
    return frames.longest
  })
}
