import { expect, type Page } from '@playwright/test'

/**
 * Nothing is wider than the screen, once the page has settled for its size. Not by innerWidth: a phone
 * zooms out until what is too wide fits, and that grows with it.
 */
export async function expectNoOverflow(page: Page, look: string): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  const what = `${look}: pixels beyond the right edge`
  await expect.configure({ soft: true }).poll(beyond, what).toBeLessThanOrEqual(0)
}
