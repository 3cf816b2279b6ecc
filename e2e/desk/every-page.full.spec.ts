import { expect } from '@playwright/test'
import { violations } from '../screens/violations.ts'
import { test } from './support/desk-test.ts'
import { onEveryPage } from './support/every-page.ts'
import { openDesk } from './support/staff.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 1440, height: 900 } })

    test(`every page of the desk is clean at 1440, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(900_000)
      await openDesk(page, 'supervisor2')
      await onEveryPage(page, async () => {
        const [where] = new URL(page.url()).hash.split('?')
        expect.soft(await violations(page), where).toEqual([])
      })
    })
  })
}
