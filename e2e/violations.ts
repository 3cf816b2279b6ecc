import type { Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

/** What axe finds wrong on the screen that is shown, or in a part of it, by its selector. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(part)})`)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
