import type { Page } from '@playwright/test'
import { drawFrames } from './frames.ts'

/** From the next page on, what moves on the screen without anybody's doing is kept. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Reflect.set(globalThis, 'layoutShifts', () => [...shifts, ...observer.takeRecords()])
  })
}

/** What has moved, each as what it was. */
export async function layoutShifts(page: Page): Promise<string[]> {
  await drawFrames(page)
  return page.evaluate(() => {
    const shifts = Reflect.get(globalThis, 'layoutShifts')() as {
      readonly sources: readonly { readonly node: Node | null }[]
    }[]
    return shifts.flatMap(({ sources }) =>
      sources.map(({ node }) => node?.textContent?.slice(0, 20) ?? 'something that is gone'),
    )
  })
}
