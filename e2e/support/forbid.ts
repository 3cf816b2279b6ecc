import type { Page } from '@playwright/test'

/** As a browser does that blocks what sites keep: whoever only asks for it is refused. */
export async function forbid(
  page: Page,
  name: 'sessionStorage' | 'localStorage' | 'indexedDB',
): Promise<void> {
  await page.addInitScript((forbidden) => {
    Object.defineProperty(window, forbidden, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }, name)
}
