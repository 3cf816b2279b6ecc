import { listClaims } from '@ecenter/contract/claims/desk/claims-worklist.ts'
import { deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { expect } from '@playwright/test'
import { textOf } from '../support/read.ts'
import { test } from './support/desk-test.ts'
import { openDesk } from './support/staff.ts'

test('who comes to work sees what is late in front, counted at its way in, and opens it by keys', async ({
  page,
}) => {
  await openDesk(page, 'claims2')
  const late = page.getByRole('region', { name: '已超时' })
  const first = late.getByRole('link').first()
  await expect(first).toContainText(/超 \d+ (分|小时|天)/)
  const count = await late.getByRole('link').count()
  // What no other page lists counts there too, before it is late.
  const own = page.getByRole('link', { name: /^我的一天 ?\d+ 项待处理/ })
  await expect(own).toBeVisible()
  const cases = page.getByRole('link', { name: /^申诉与投诉 ?\d+ 项待处理/ })
  // Red says that something is late, not that something is there.
  const red = 'rgb(196, 48, 43)'
  await expect(own.getByText(/^\d+ 项待处理$/)).toHaveCSS('background-color', red)
  await expect(cases.getByText(/^\d+ 项待处理$/)).not.toHaveCSS('background-color', red)
  await expect(page).toHaveTitle(new RegExp(`^\\(${count}\\) `))

  await page.getByRole('tab', { name: /赔案/ }).click()
  await expect(first).toContainText('赔案')
  await page.keyboard.press('j')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('理赔进度')
  await expect(page.getByRole('list', { name: '理赔进度' })).toBeVisible()
  await expect(own).toBeVisible()

  let isLess = false
  let isSecondAsked = false
  await page.route(`**${deskUrlOf(listClaims)}`, async (route) => {
    if (!isLess) return route.fallback()
    const response = await route.fetch()
    const { head, body } = await response.json()
    const [, ...others] = body.claims
    const isSecond = route.request().postData()?.includes('"page":2') ?? false
    isSecondAsked ||= isSecond
    const json = isSecond
      ? { ...body, claims: [], total: rowsPerPage }
      : { ...body, claims: others, total: rowsPerPage + 1 }
    await route.fulfill({ response, json: { head, body: json } })
  })
  await page.goto('/desk/#/claims')
  const claims = page.getByRole('table', { name: '理赔', exact: true }).getByRole('rowheader')
  await test.step('a list that refreshes leaves the focus with who types', async () => {
    await expect(claims.first()).toBeVisible()
    await page.keyboard.press('j')
    await expect(claims.first().getByRole('link')).toBeFocused()
    const second = await textOf(claims.nth(1))
    await page.getByRole('textbox', { name: '报案号' }).fill('REG')
    isLess = true
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(claims.first()).toHaveText(second)
    await expect(page.getByRole('textbox', { name: '报案号' })).toBeFocused()
  })
  await test.step('a page that has gone meanwhile leads to the last one', async () => {
    await page.getByRole('button', { name: '下一页' }).click()
    await expect.poll(() => isSecondAsked).toBe(true)
    await expect(claims.first()).toBeVisible()
    await expect(page.getByText('第 1 / 2 页')).toBeVisible()
  })
})
