import type { Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

/** What axe finds wrong on the screen that is shown, or in a part of it, by its selector. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  await standStill(page)
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(part)})`)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** A colour on its way to another has the contrast of neither. What turns for ever may turn. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
}
