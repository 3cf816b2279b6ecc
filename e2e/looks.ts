import type { Page } from '@playwright/test'

/** The ways a screen can look; each has to be usable. */
export const looks = ['normal', 'elder', 'large-type'] as const
export type Look = (typeof looks)[number]

export async function putOn(page: Page, look: Look): Promise<void> {
  await page.evaluate((wanted) => {
    const { dataset, style } = document.documentElement
    delete dataset.elder
    style.removeProperty('font-size')
    if (wanted === 'elder') dataset.elder = ''
    // Twice the 50 px of a screen 375 wide.
    if (wanted === 'large-type') style.fontSize = '100px'
  }, look)
}
