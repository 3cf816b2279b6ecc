import { expect } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { PolicyDetail } from '../pages/policy-detail.ts'
import { PolicyNumberQuery } from '../pages/policy-number-query.ts'
import { policyToTry } from '../support/demo.ts'
import { test } from '../support/visitor.ts'

test('inside the app the page has no header of its own, on the next screen neither', async ({
  page,
}) => {
  await CarPolicyQuery.open(page, '/?channelNo=1#/policy-query')
  await expect(page.getByRole('banner')).toHaveCount(0)

  await page.getByRole('tab', { name: '其他保险' }).click()
  await expect(page.getByRole('heading', { name: '查其他保单' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('a page without a header says its name and leads back in its own body', async ({ page }) => {
  await page.goto('/?channelNo=1#/home')
  await page.getByRole('link', { name: '查保单' }).click()
  await expect(page.getByRole('banner')).toHaveCount(0)
  const body = page.getByRole('main')
  await expect(body.getByRole('heading', { name: '保险查询', level: 1 })).toBeVisible()
  await body.getByRole('button', { name: '返回上一页' }).click()
  await expect(page).toHaveURL(/#\/home$/)
})

test('a mini-program keeps the header, but hides the way home', async ({ page }) => {
  await CarPolicyQuery.open(page, '/#/policy-query?from=vmeng')
  await expect(page.getByRole('button', { name: '返回上一页' })).toBeVisible()
  await expect(page.getByRole('link', { name: '回到首页' })).toHaveCount(0)
})

test('on the open web both are there', async ({ page }) => {
  await CarPolicyQuery.open(page)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('link', { name: '回到首页' })).toBeVisible()
})

test("a partner's customer finds a policy by its number and opens it in the partner's own detail", async ({
  page,
}) => {
  const query = await PolicyNumberQuery.open(page)
  await expect(page.getByRole('tablist')).toHaveCount(0)
  await query.askAs(await policyToTry(page, 'a new car without a plate'))
  await expect(page).toHaveURL(/#\/policy-carDetail-channel\?handle=/)

  const detail = new PolicyDetail(page)
  await detail.codeSheet.slide.passByFinger()
  await detail.codeSheet.typeCode()
  await detail.isShown()
  await expect(page.getByRole('heading', { name: '新车未上牌' })).toBeVisible()
})

test('a channel without our home is offered none where a questionnaire has ended', async ({
  page,
}) => {
  await page.goto('/?from=vmeng&entryId=poster-last#/questionnaire')
  await expect(page.getByRole('heading', { name: '问卷已经结束' })).toBeVisible()
  await expect(page.getByRole('link', { name: '联系在线客服' })).toBeVisible()
  await expect(page.getByRole('link', { name: '返回首页' })).toHaveCount(0)
})
