import type { Page } from '@playwright/test'

/** What toasts tell from now on, until a reload: each shows for three seconds, and a slow machine looks later. */
export async function toastsOf(page: Page): Promise<() => Promise<string[]>> {
  const told = await page.evaluateHandle(() => {
    const texts: string[] = []
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const isToast = node instanceof Element && node.matches('[role=status] > [popover]')
        if (isToast) texts.push(node.textContent)
      }
    }).observe(document.body, { childList: true, subtree: true })
    return texts
  })
  return () => told.jsonValue()
}
