import { urlOf } from '@ecenter/contract/call.ts'
import { readProof } from '@ecenter/contract/person/proof.ts'
import { expect, type Page } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { violations } from '../screens/violations.ts'
import { customerWhoCancelled, customerWithEverything } from '../support/people.ts'
import { test } from '../support/visitor.ts'

const line = (page: Page) => page.getByRole('link', { name: '直接看我的保障' })

/** By an app's ticket, which proves as much as a phone and a fact. */
async function arriveProven(page: Page): Promise<void> {
  await page.goto('/dev/hand-over')
  await expect(page.getByRole('link', { name: '查看我的保障', exact: true })).toBeVisible()
}

test('who has proven who they are asks for their own without a picture, and reads it without a code', async ({
  page,
}) => {
  await arriveProven(page)
  const query = await CarPolicyQuery.open(page)
  await expect(line(page)).toHaveAttribute('href', '#/me')
  await expect(query.imageCode.field).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await query.plate.fill(customerWithEverything.licenseNo)
  await query.idNumber.fill(customerWithEverything.identifyNumber)
  await query.consent.check()
  await query.submit.click()
  await expect(page.getByText('共查到')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '保障中' }).first().click()
  await expect(page.getByText('王明').first()).toBeVisible()
})

test('for somebody else’s things the picture comes back, with what it is for', async ({ page }) => {
  await arriveProven(page)
  const query = await CarPolicyQuery.open(page)
  await expect(query.imageCode.field).toHaveCount(0)
  await query.plate.fill(customerWhoCancelled.licenseNo)
  await query.idNumber.fill(customerWhoCancelled.identifyNumber)
  await query.consent.check()
  await query.submit.click()
  await expect(page.getByText('请输入图中 4 位字符，区分大小写。')).toBeVisible()
  await expect(query.imageCode.field).toBeFocused()
  await query.imageCode.type()
  await query.submit.click()
  await expect(page.getByText('共查到')).toBeVisible()
})

test('a form that a slide guards finds one’s own claims without it', async ({ page }) => {
  await arriveProven(page)
  await page.goto('/#/claims-query')
  await expect(line(page)).toBeVisible()
  await page.getByRole('textbox', { name: '车牌号' }).fill(customerWithEverything.licenseNo)
  await page.getByRole('textbox', { name: '证件号码' }).fill(customerWithEverything.identifyNumber)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '查询理赔' }).click()
  await expect(page).toHaveURL(/claims-mine-car/)
  await expect(page.getByText('报案号').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('whoever has proven nothing is asked as ever, once the page has long been there', async ({
  page,
}) => {
  const asked = page.waitForResponse((response) => response.url().endsWith(urlOf(readProof)))
  const query = await CarPolicyQuery.open(page)
  await query.plate.fill(customerWithEverything.licenseNo)
  await (await asked).finished()
  await query.imageCode.type()
  await expect(query.imageCode.field).toHaveValue(/^\w{4}$/)
  await expect(line(page)).toHaveCount(0)
})
