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

/** Back from a page that is not left backwards: the browser has gone back, and was brought forward again. */
export async function goBackInVain(
  page: Page,
  leave: () => Promise<unknown> = () => page.evaluate(() => history.back()),
): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('sessionFlags')))
    .toContain('"allowBack":false')
  await historyInOrder(page)
  const url = page.url()
  const title = await page.title()
  const arrivals = await page.evaluateHandle(() => {
    const seen: string[] = []
    addEventListener('popstate', () => seen.push(location.hash))
    return seen
  })
  await leave()
  await expect.poll(() => arrivals.evaluate((seen) => seen.length)).toBe(2)
  await expect(page).toHaveURL(url)
  await expect(page).toHaveTitle(title)
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

/** A phone that has a lot to do: a step back, once asked for, arrives after what the page does next. */
export async function slowWayBack(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const go = history.go.bind(history)
    history.go = (entries) => {
      setTimeout(() => {
        addEventListener('popstate', () => document.body.setAttribute('data-went-back', ''), {
          once: true,
        })
        go(entries)
      }, 1000)
    }
  })
}

/** The step back that the page had asked for has arrived. */
export async function wentBack(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-went-back')
}
