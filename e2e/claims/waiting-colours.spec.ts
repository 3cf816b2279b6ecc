import { expect, type Locator } from '@playwright/test'
import { OrderQuery } from '../pages/order-query.ts'
import { factsToTry } from '../support/demo.ts'
import { customerWithEverything } from '../support/people.ts'
import { beginRouting, test } from '../support/visitor.ts'

/** By how much more red than blue something is painted: what waits for the customer is warm, what is under way is not. */
async function warmthOf(badge: Locator): Promise<number> {
  return badge.evaluate((element) => {
    const [red = 0, , blue = 0] = (
      getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
    ).map(Number)
    return red - blue
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in a list of claims what waits for the customer is warm, and nothing else: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/dev/hand-over')
    await expect(page.getByRole('link', { name: '查看我的保障', exact: true })).toBeVisible()
    await beginRouting(page)
    // Of two that the core tells of, the first waits for its customer.
    await page.route('**/queryCarClaim', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      const [first] = json.body.claimInfoList
      Object.assign(first, { todoCount: 2 })
      await route.fulfill({ response, json })
    })
    await page.goto('/#/claims-query')
    await page.getByRole('button', { name: '查别的理赔' }).click()
    const { licenseNo, identifyNumber } = customerWithEverything
    await page.getByRole('textbox', { name: '车牌号' }).fill(licenseNo)
    await page.getByRole('textbox', { name: '证件号码' }).fill(identifyNumber)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '查询理赔' }).click()
    await expect(page).toHaveURL(/claims-mine-car/)
    const cards = page.getByRole('main').getByRole('link').filter({ hasText: '报案号' })
    const waiting = cards
      .filter({ hasText: /\d 件事/ })
      .first()
      .locator('.Badge-badge')
      .first()
    const settled = cards
      .filter({ hasNotText: /\d 件事/ })
      .first()
      .locator('.Badge-badge')
    await expect(waiting).toBeVisible()
    await expect(settled).toBeVisible()
    expect(await warmthOf(waiting)).toBeGreaterThan(10)
    expect(await warmthOf(settled)).toBeLessThan(10)
  })
}

test('an order that waits for its payment is warm', async ({ page }) => {
  const query = await OrderQuery.open(page)
  await query.ask(await factsToTry(page, 'groupGet', 'due tomorrow at noon'))
  const badge = query.found.locator('.Badge-badge')
  await expect(badge).toHaveText('待支付')
  expect(await warmthOf(badge)).toBeGreaterThan(10)
})
