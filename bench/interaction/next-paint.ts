import type { Page } from '@playwright/test'

/**
 * Runs in the page before anything of its own: for each event of a tap, how long it took from the
 * finger to the end of the next frame. The browser's own event timing is rounded to 8 ms.
 * It names no function: a name given by the compiler would not exist in the page.
 */
export function watchTaps(): void {
  const waits: number[] = []
  Reflect.set(globalThis, 'tapWaits', waits)
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => waits.push(performance.now() - timeStamp)
          port2.postMessage('')
        })
      },
      { capture: true },
    )
  }
}

/** From a tap to the paint that answers it, in milliseconds: the slowest of its events. */
export async function tapToPaint(page: Page, selector: string, at = 0): Promise<number> {
  const target = page.locator(selector).nth(at)
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${selector} is not on the screen`)
  await page.evaluate(() => Reflect.get(globalThis, 'tapWaits').splice(0))
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForFunction(() => Reflect.get(globalThis, 'tapWaits').length >= 3)
  return page.evaluate(() => Math.max(...Reflect.get(globalThis, 'tapWaits')))
}
