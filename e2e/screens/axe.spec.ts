import { expect, type Page } from '@playwright/test'
import { wholePeople } from '../person/whole-people.ts'
import { isFullRing } from '../ring.ts'
import { customerWithSixEndorsements } from '../support/people.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { everyJourney } from './every-journey.ts'
import { looks, putOn } from './looks.ts'
import { expectNoOverflow } from './overflow.ts'
import { violations } from './violations.ts'

const narrowest = { width: 320, height: 568 }
/** A phone on its side, and what has room for two columns. */
const wide = [
  { width: 667, height: 375 },
  { width: 1024, height: 768 },
]

const journeys = everyJourney({
  customer: customerWithSixEndorsements,
  others: { home: 'household insurance that begins', member: 'one who left' },
  person: wholePeople.reading,
})

test.describe.configure({ mode: 'parallel' })
for (const [journey, screensOf] of journeys) {
  test(`${journey} can be used by everybody: axe finds nothing, whatever the type size`, async ({
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
        if (isFullRing) await expectToFit(page, screen)
        await putOn(page, 'normal')
      })
    }
  })
}

async function expectToFit(page: Page, screen: string): Promise<void> {
  const usual = page.viewportSize() ?? narrowest
  await page.setViewportSize(narrowest)
  for (const look of ['normal', 'elder'] as const) {
    await putOn(page, look)
    await expectNoOverflow(page, `${screen}, ${look}`)
  }
  await putOn(page, 'normal')
  for (const size of wide) {
    await page.setViewportSize(size)
    await expectNoOverflow(page, `${screen}, ${size.width} wide`)
  }
  await page.setViewportSize(usual)
}
