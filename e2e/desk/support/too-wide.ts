import type { Page } from '@playwright/test'
import { loaded } from './every-page.ts'

/** Which lists of the page scroll sideways once all is loaded, and by how much; the page itself as well. */
export async function tooWideIn(page: Page): Promise<string[]> {
  await loaded(page)
  return page.evaluate(() => {
    const lists = document.querySelectorAll('main [role="group"]:has(> table)')
    return [document.documentElement, ...lists].flatMap((each) => {
      const pixels = each.scrollWidth - each.clientWidth
      const name = each.getAttribute('aria-label') ?? 'page'
      return pixels <= 0 ? [] : [`${location.hash.split('?')[0]} ${name}: ${pixels}`]
    })
  })
}
