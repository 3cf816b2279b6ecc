import type { Page } from '@playwright/test'
import { everyAppeal } from './every-appeal.ts'
import { everyClaim } from './every-claim.ts'
import { everyDelivery } from './every-delivery.ts'
import { everyInvoice } from './every-invoice.ts'
import { everyOrder } from './every-order.ts'
import { everyOutlet } from './every-outlet.ts'
import { everyQuery } from './every-query.ts'
import { everyResult } from './every-result.ts'
import { everyScreen } from './every-screen.ts'
import { putOn } from './looks.ts'
import { customerWithEverything } from './people.ts'
import { test } from './visitor.ts'

const sizes = [
  { width: 375, height: 667 },
  { width: 320, height: 568 },
]

const walks = {
  'every screen': (page: Page) => everyScreen(page, customerWithEverything),
  'every form that finds a policy': everyQuery,
  'every step of an appeal': everyAppeal,
  'every way a claim may stand': everyClaim,
  'every step to an invoice': everyInvoice,
  'every way an order may end': everyOrder,
  'every way a delivery may stand': everyDelivery,
  'every way to an outlet': everyOutlet,
  'every result of another form': (page: Page) =>
    everyResult(page, { home: 'household insurance that ended', member: 'one who joined later' }),
}

/*
 * Pictures for people to look at. Nothing compares them, and axe.spec.ts walks the same ways, so they
 * are taken only for who wants them: `SCREENS=1 npm run test:e2e -- screens`, into test-results/screens.
 */

for (const [walk, screensOf] of Object.entries(walks)) {
  // A sheet is as tall as the screen, a page as it is long.
  test(`${walk} has its picture taken, normal and elder, on an ordinary and a narrow phone`, async ({
    page,
  }, { project }) => {
    test.setTimeout(480_000)
    for await (const screen of screensOf(page)) {
      for (const size of sizes) {
        await page.setViewportSize(size)
        for (const look of ['normal', 'elder'] as const) {
          await putOn(page, look)
          const path = `${project.outputDir}/screens/${screen}-${size.width}-${look}.png`
          const isModal = (await page.locator('dialog[open]').count()) > 0
          await page.screenshot({ path, fullPage: !isModal })
        }
      }
      await putOn(page, 'normal')
      await page.setViewportSize(sizes[0] ?? { width: 375, height: 667 })
    }
  })
}
