import { expect, type Page } from '@playwright/test'

/**
 * The browser's way back, once every overlay that opened or closed has its history in order. A
 * browser that is still on its way back from a closed overlay is sent nowhere else from outside:
 * its next entry is reckoned from where it was. A finger is never so fast.
 */
export async function goBack(page: Page): Promise<void> {
  await historyInOrder(page)
  await page.goBack()
}

/** Escape, and what was open has left the history, too: the next address is not taken back. */
export async function dismiss(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await historyInOrder(page)
}

/** Each open overlay has its entry, and no closed one still has. */
export async function historyInOrder(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const entries = Number(history.state?.overlays ?? 0)
        return entries - document.querySelectorAll('dialog[open]').length
      }),
    )
    .toBe(0)
}
