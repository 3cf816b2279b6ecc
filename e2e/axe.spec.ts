import { expect, type Page } from '@playwright/test'
import { everyWalk } from './every-walk.ts'
import { looks, putOn } from './looks.ts'
import { customerWithSixEndorsements } from './people.ts'
import { violations } from './violations.ts'
import { beginRouting, test } from './visitor.ts'

const narrowest = { width: 320, height: 568 }

const walks = everyWalk({
  customer: customerWithSixEndorsements,
  others: { home: 'household insurance that begins', member: 'one who left' },
})

for (const [walk, screensOf] of walks) {
  test(`${walk} can be used by everybody: axe finds nothing, whatever the type size`, async ({
    page,
  }) => {
    test.setTimeout(480_000)
    await beginRouting(page)
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
    const beyond = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
    const what = `${screen}, ${look}: pixels beyond the right edge`
    await expect.configure({ soft: true }).poll(beyond, what).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(usual)
}
