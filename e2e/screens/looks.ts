import type { Page } from '@playwright/test'
import { isFullRing } from '../ring.ts'

/** The ways a screen can look. */
export type Look = 'normal' | 'elder' | 'large-type' | 'dark'

/** Each of them has to be usable; the gate looks at one. */
export const looks: readonly Look[] = isFullRing
  ? ['normal', 'elder', 'large-type', 'dark']
  : ['normal']

export async function putOn(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' })
  // Its colours are a file that only who wishes them loads.
  if (look === 'dark') {
    await page.waitForFunction(
      () => getComputedStyle(document.documentElement).colorScheme === 'dark',
    )
  }
  await page.evaluate((wanted) => {
    const { dataset, style } = document.documentElement
    delete dataset.elder
    style.removeProperty('font-size')
    if (wanted === 'elder') dataset.elder = ''
    // Some screens are others for the elderly, not only larger.
    dispatchEvent(new Event('elderchange'))
    // Twice the 50 px of a screen 375 wide.
    if (wanted === 'large-type') style.fontSize = '100px'
  }, look)
}
