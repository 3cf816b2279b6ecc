import { expect, type Page } from '@playwright/test'
import { isFullRing } from '../ring.ts'
import { expectNoOverflow } from '../screens/overflow.ts'
import { violations } from '../screens/violations.ts'
import { desktop, tablet, test } from './support/desk-test.ts'
import { SignInPage } from './support/sign-in-page.ts'
import { memberOf, openDesk } from './support/staff.ts'

/** The sizes of type that a browser may be set to: as it comes, and twice as large. */
const typeSizes = isFullRing ? ['', '200%'] : ['']
const sizes = isFullRing ? [desktop, { width: 1024, height: 768 }, tablet] : [desktop]

test('every page of the desk can be used by everybody, on a desktop and a tablet', async ({
  page,
}) => {
  test.setTimeout(480_000)
  await openDesk(page, 'supervisor1')
  const ways = page.getByRole('navigation', { name: '主导航' }).getByRole('link')
  const addresses = await ways.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  )
  expect(addresses).toContain('#/staff')
  for (const address of [...addresses, '#/account', '#/nowhere']) {
    await page.goto(`/desk/${address}`)
    await expect(page.getByRole('status').filter({ hasText: '加载中' })).toHaveCount(0)
    await expectGoodLooks(page, address ?? '')
  }
})

test('so can the way in, and the windows over a page', async ({ page }) => {
  test.setTimeout(480_000)
  const entrance = new SignInPage(page)
  await page.goto('/desk/')
  await entrance.next.click()
  await expectGoodLooks(page, 'sign-in')
  await entrance.give('newcomer2', (await memberOf(page, 'newcomer2')).password)
  await expect(entrance.heading).toHaveText('启用新账号')
  await expectGoodLooks(page, 'enrolment')

  await openDesk(page, 'supervisor1', '/staff')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible()
  await expectGoodLooks(page, 'keys')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '添加员工' }).click()
  await page.getByRole('button', { name: '添加', exact: true }).click()
  await expectGoodLooks(page, 'a new colleague')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^停用/ }).first().click()
  await expectGoodLooks(page, 'a question')
})

async function expectGoodLooks(page: Page, what: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const typeSize of typeSizes) {
      const look = `${what}, ${size.width} wide, type ${typeSize || '100%'}`
      await page.evaluate((wanted) => {
        document.documentElement.style.fontSize = wanted
      }, typeSize)
      expect.soft(await violations(page), look).toEqual([])
      await expectNoOverflow(page, look)
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize(desktop)
  if (!isFullRing) return
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violations(page), `${what}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}
