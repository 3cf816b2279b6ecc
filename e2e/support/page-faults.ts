import type { Page } from '@playwright/test'

/** Everything the browser complains of from now on: errors, warnings, blocked content. */
export function pageFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  return faults
}
