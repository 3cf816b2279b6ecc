import { wholePeople } from '../person/whole-people.ts'
import { customerWithEverything } from '../support/people.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { everyJourney } from './every-journey.ts'
import { putOn } from './looks.ts'

const sizes = [
  { width: 375, height: 667 },
  { width: 320, height: 568 },
  { width: 667, height: 375 },
  { width: 1024, height: 768 },
]

const journeys = everyJourney({
  customer: customerWithEverything,
  others: { home: 'household insurance that ended', member: 'one who joined later' },
  person: wholePeople.pictured,
})

/*
 * Pictures for people to look at. Nothing compares them, and axe.spec.ts walks the same ways, so they
 * are taken only for who wants them: `SCREENS=1 npm run test:e2e -- screens`, into test-results/screens.
 */

for (const [journey, screensOf] of journeys) {
  // A sheet is as tall as the screen, a page as it is long.
  test(`${journey} has its picture taken, normal, elder and dark, on phones upright and on their side, and wide`, async ({
    page,
  }, { project }) => {
    test.setTimeout(480_000)
    await beginRouting(page)
    for await (const screen of screensOf(page)) {
      for (const size of sizes) {
        await page.setViewportSize(size)
        for (const look of ['normal', 'elder', 'dark'] as const) {
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
