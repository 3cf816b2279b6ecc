import { expect } from '@playwright/test'
import { OrderPayment } from '../pages/order-payment.ts'
import { OrderQuery } from '../pages/order-query.ts'
import { factsToTry } from '../support/demo.ts'
import { test } from '../support/visitor.ts'
import { refusal } from '../support/wire.ts'

const lookup = '**/ecenter/wp/api/orderPayment/groupGet'

test('plate, ID and phone lead to the order of a car, with what it costs and until when', async ({
  page,
}) => {
  const query = await OrderQuery.open(page)
  await query.ask(await factsToTry(page, 'groupGet', 'due tomorrow at noon'))
  await expect(page).toHaveURL(/order-detail\?by=plate$/)
  await expect(query.found).toHaveCount(1)
  await expect(query.found).toContainText('待支付')
  await expect(query.found).toContainText('最晚支付')
  await query.found.click()
  await expect(page).toHaveURL(/order-pay-detail\?handle=/)
  await expect(page.getByText(/^请在 .+ 前支付，超时订单会取消$/)).toBeVisible()
  await expect(page.getByRole('region', { name: '费用明细' })).toContainText('起保')
})

test('name, ID and phone find an order other than car', async ({ page }) => {
  const query = await OrderQuery.open(page)
  await page.getByRole('tab', { name: '其他订单' }).click()
  await query.ask(await factsToTry(page, 'groupGet', 'by name'))
  await expect(page).toHaveURL(/order-detail\?by=name$/)
  await expect(query.found.first()).toContainText('意外')
})

test('all orders of the same person are one tap away, and the way back finds them', async ({
  page,
}) => {
  const query = await OrderQuery.open(page)
  await query.ask(await factsToTry(page, 'groupGet', 'due tomorrow at noon'))
  await expect(query.found).toHaveCount(1)
  await page.getByRole('tab', { name: '全部订单' }).click()
  const cancelled = query.found.filter({ hasText: '已取消' })
  await cancelled.first().click()
  await expect(page.getByRole('heading', { name: '订单已取消' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: '全部订单' })).toHaveAttribute('aria-selected', 'true')
  await expect(cancelled.first()).toBeVisible()
})

test('an order says all that is known of it, masked, and reminds by SMS until it is told not to', async ({
  page,
}) => {
  const query = await OrderQuery.open(page)
  const facts = await factsToTry(page, 'groupGet', 'sold by an agent')
  await query.ask(facts)
  await query.found.click()
  await page.getByRole('link', { name: '查看订单详情' }).click()
  await expect(page.getByText('交强险投保单号')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(facts.identifyNumber ?? '')
  await expect(page.getByRole('main')).not.toContainText(facts.applyMobile ?? '')
  const reminder = page.getByRole('switch', { name: '付款到期前提醒我' })
  await expect(reminder).toBeChecked()
  await reminder.click()
  await expect(reminder).not.toBeChecked()
  await page.reload()
  await expect(reminder).not.toBeChecked()
})

test('an order that cannot be paid says why, and offers no button for it', async ({ page }) => {
  for (const [shows, said] of [
    ['says: examined', /还在核保|还在审核/],
    ['says: declined', /没有通过/],
    ['that is expired', /超过了?支付期限/],
    ['that is refunded', /已原路退回/],
  ] as const) {
    const query = await OrderQuery.open(page)
    const facts = await factsToTry(page, 'groupGet', shows)
    await query.ask(facts)
    await query.found.first().click()
    await expect(page.getByText(said)).toBeVisible()
    await expect(new OrderPayment(page).pay).toHaveCount(0)
  }
})

test('a phone that is not that of the order finds nothing, and what was typed stays', async ({
  page,
}) => {
  const facts = await factsToTry(page, 'groupGet', 'nothing found')
  const query = await OrderQuery.open(page)
  await query.ask(facts)
  await expect(page.getByRole('alert').filter({ hasText: '没有查到' })).toBeVisible()
  await expect(query.field('applyMobile')).toHaveValue(facts.applyMobile ?? '')
})

test('what is missing or mistyped is told at its field', async ({ page }) => {
  const query = await OrderQuery.open(page)
  await query.submit.click()
  await expect(query.field('licenseNo')).toHaveAccessibleDescription(/请填写车牌号/)
  await query.type({ licenseNo: 'A8K621', identifyNumber: '110199198506151375' })
  await query.field('applyMobile').fill('1380010567')
  await query.submit.click()
  await expect(query.field('applyMobile')).toHaveAccessibleDescription(/手机号/)
})

test('a service out of reach is never told as no orders', async ({ page }) => {
  const query = await OrderQuery.open(page)
  await query.ask(await factsToTry(page, 'groupGet', 'due tomorrow at noon'))
  await expect(query.found).toHaveCount(1)
  await page.route(lookup, (route) =>
    route.fulfill(refusal('E1010003', '暂时无法查询，请稍后再试。')),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: '暂时无法查询' })).toBeVisible()
  await page.unroute(lookup)
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(query.found).toHaveCount(1)
})

test('an order whose session has ended is asked for anew', async ({ page, context }) => {
  const query = await OrderQuery.open(page)
  await query.ask(await factsToTry(page, 'groupGet', 'due tomorrow at noon'))
  await query.found.click()
  await expect(new OrderPayment(page).pay).toBeVisible()
  await page.getByRole('link', { name: '查看订单详情' }).click()
  const reminder = page.getByRole('switch', { name: '付款到期前提醒我' })
  await expect(reminder).toBeVisible()
  await context.clearCookies()
  await reminder.click()
  const sheet = page.getByRole('dialog', { name: '需要重新查询' })
  await expect(sheet.getByRole('alert')).toContainText('查询结果已失效')
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: '重新查询' }).click()
  await expect(query.submit).toBeVisible()
})
