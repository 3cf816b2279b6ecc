import { expect, type Page } from '@playwright/test'

/** Which lists of the page scroll sideways once all is loaded, and by how much; the page itself as well. */
export async function tooWideIn(page: Page): Promise<string[]> {
  const main = page.getByRole('main')
  await expect(main).toContainText(/\S/)
  await expect(main.getByText('加载中')).toHaveCount(0)
  return page.evaluate(() => {
    const lists = document.querySelectorAll('main [role="group"]:has(> table)')
    return [document.documentElement, ...lists].flatMap((each) => {
      const pixels = each.scrollWidth - each.clientWidth
      const name = each.getAttribute('aria-label') ?? 'page'
      return pixels <= 0 ? [] : [`${location.hash.split('?')[0]} ${name}: ${pixels}`]
    })
  })
}
