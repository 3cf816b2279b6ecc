import { test } from '@playwright/test'
import { everyScreen } from './every-screen.ts'
import { putOn } from './looks.ts'
import { customerWithEverything } from './people.ts'

const sizes = [
  { width: 375, height: 667 },
  { width: 320, height: 568 },
]

/** For people to look at; nothing compares them. A sheet is as tall as the screen, a page as it is long. */
test('every screen has its picture taken, normal and elder, on an ordinary and a narrow phone', async ({
  page,
}, { project }) => {
  test.setTimeout(240_000)
  for await (const screen of everyScreen(page, customerWithEverything)) {
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
