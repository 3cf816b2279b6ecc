import { expect, type Page } from '@playwright/test'
import { DeliveryProgress } from '../pages/delivery-progress.ts'
import { DeliveryQuery } from '../pages/delivery-query.ts'
import { dismiss } from '../support/way-back.ts'
import { hold } from '../support/wire.ts'

/** A journey through finding a delivery, each way it may stand, and each way to change it. */
export async function* everyDelivery(page: Page): AsyncGenerator<string> {
  yield* form(page)
  yield* lists(page)
  yield* stages(page)
  yield* changes(page)
}

async function* form(page: Page) {
  const query = await DeliveryQuery.open(page)
  await expect(query.imageCode.picture).toBeVisible()
  yield 'delivery-query'
  await query.submit.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  yield 'delivery-query-errors'
  await DeliveryQuery.askFor(page, 'not ordered with a gift card')
  await expect(query.notice.first()).toContainText(/没有查到|未查到/)
  yield 'delivery-none'
}

async function* lists(page: Page) {
  await DeliveryQuery.askFor(page, 'two: one prepared for tomorrow')
  const cards = page.getByRole('main').getByRole('link').filter({ hasText: '配送单号' })
  await expect(cards).toHaveCount(2)
  yield 'deliveries'
  await cards.filter({ hasText: '已签收' }).click()
  const delivery = new DeliveryProgress(page)
  await expect(delivery.head).toBeVisible()
  yield 'delivery-received'
  const call = '**/queryDelivery'
  const letGo = await hold(page, call)
  await page.reload()
  await expect(page.getByText('加载中...')).toBeVisible()
  yield 'delivery-loading'
  letGo()
  await expect(delivery.head).toBeVisible()
  await page.unroute(call)
  await page.route(call, (route) => route.fulfill({ status: 503 }))
  await page.reload()
  await expect(page.getByRole('heading', { name: '暂时无法查询' })).toBeVisible()
  yield 'delivery-out-of-reach'
  await page.unroute(call)
}

const statuses = {
  'on-its-way-again': 'on its way again today',
  'no-paper': 'wants no paper any more',
  'no-phone': 'no phone on file',
  'to-be-paid': '(A 2)',
  'courier-failed': '(A 62)',
}

async function* stages(page: Page) {
  for (const [name, shows] of Object.entries(statuses)) {
    await DeliveryProgress.open(page, shows)
    yield `delivery-${name}`
  }
}

async function* changes(page: Page) {
  const delivery = new DeliveryProgress(page)
  await page.getByRole('button', { name: '重新安排配送' }).click()
  await expect(delivery.choice).toBeVisible()
  yield 'delivery-choice'
  await dismiss(page)
  await delivery.startChange('换个时间')
  yield 'delivery-time'
  await dismiss(page)
  const address = await delivery.startChange('换个地址')
  await address.getByRole('button', { name: '改到这个地址' }).click()
  await expect(address.getByRole('alert').first()).toBeVisible()
  yield 'delivery-address'
  await dismiss(page)
  await delivery.startChange('只要电子保单')
  yield 'delivery-electronic'
  await dismiss(page)
}
