import { expect, type Page } from '@playwright/test'
import { everyAppeal } from './every-appeal.ts'
import { everyClaim } from './every-claim.ts'
import { everyDelivery } from './every-delivery.ts'
import { everyInvoice } from './every-invoice.ts'
import { everyOrder } from './every-order.ts'
import { everyOutlet } from './every-outlet.ts'
import { everyQuery } from './every-query.ts'
import { everyResult } from './every-result.ts'
import { everyScreen } from './every-screen.ts'
import { looks, putOn } from './looks.ts'
import { customerWithSixEndorsements } from './people.ts'
import { violations } from './violations.ts'
import { test } from './visitor.ts'

const narrowest = { width: 320, height: 568 }

const walks = {
  'every screen': (page: Page) => everyScreen(page, customerWithSixEndorsements),
  'every form that finds a policy': everyQuery,
  'every step of an appeal': everyAppeal,
  'every way a claim may stand': everyClaim,
  'every step to an invoice': everyInvoice,
  'every way an order may end': everyOrder,
  'every way a delivery may stand': everyDelivery,
  'every way to an outlet': everyOutlet,
  'every result of another form': (page: Page) =>
    everyResult(page, { home: 'household insurance that begins', member: 'one who left' }),
}

for (const [walk, screensOf] of Object.entries(walks)) {
  test(`${walk} can be used by everybody: axe finds nothing, whatever the type size`, async ({
    page,
  }) => {
    test.setTimeout(480_000)
    for await (const screen of screensOf(page)) {
      await test.step(screen, async () => {
        for (const look of looks) {
          await putOn(page, look)
          expect.soft(await violations(page), `${screen}, ${look}`).toEqual([])
        }
        await expectNoOverflow(page, screen)
        await putOn(page, 'normal')
      })
    }
  })
}

/** Not by innerWidth: a phone zooms out until what is too wide fits, and that grows with it. */
async function expectNoOverflow(page: Page, screen: string): Promise<void> {
  const usual = page.viewportSize() ?? narrowest
  await page.setViewportSize(narrowest)
  for (const look of ['normal', 'elder'] as const) {
    await putOn(page, look)
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect.soft(beyond, `${screen}, ${look}: pixels beyond the right edge`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(usual)
}
