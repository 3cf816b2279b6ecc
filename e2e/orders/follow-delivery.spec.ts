import { expect } from '@playwright/test'
import { DeliveryProgress } from '../pages/delivery-progress.ts'
import { DeliveryQuery } from '../pages/delivery-query.ts'
import { factsToTry } from '../support/demo.ts'
import { test } from '../support/visitor.ts'
import { goBack } from '../support/way-back.ts'

test('who finds one delivery sees at once where it is, what failed before, and whom to call', async ({
  page,
}) => {
  const delivery = await DeliveryProgress.open(page, 'on its way again today')
  await expect(delivery.head).toContainText('保单正在送来的路上')
  await expect(delivery.steps.filter({ hasText: '第 1 次配送未成功' })).toHaveCount(1)
  await expect(delivery.currentStep).toContainText('第 2 次配送')
  await expect(delivery.currentStep).toContainText('需要您做什么')
  await expect(page.getByRole('link', { name: '拨打电话' })).toHaveAttribute('href', /^tel:\d+$/)
  const carrier = delivery.card('快递信息').getByRole('link', { name: /^\d+$/ })
  await expect(carrier).toHaveAttribute('href', /^tel:\d+$/)
  await expect(carrier).toHaveCSS('text-decoration-line', 'underline')
  await expect(delivery.recipient).toContainText(/.\*/)
  await expect(delivery.recipient).toContainText('已支付，送达时不收费')
  await page.reload()
  await expect(delivery.currentStep).toContainText('第 2 次配送')
})

test('of two deliveries the customer opens one, and comes back to both', async ({ page }) => {
  await DeliveryQuery.askFor(page, 'two: one prepared for tomorrow')
  const cards = page.getByRole('main').getByRole('link').filter({ hasText: '配送单号' })
  await expect(cards).toHaveCount(2)
  // Today, where midnight has passed since the demo was loaded.
  await expect(cards.filter({ hasNotText: '已签收' })).toContainText(/预计\s*[明今]天/)
  await cards.filter({ hasText: '已签收' }).click()
  const delivery = new DeliveryProgress(page)
  await expect(delivery.head).toContainText('保单已签收')
  await expect(delivery.currentStep).toHaveCount(0)
  await goBack(page)
  await expect(cards).toHaveCount(2)
})

for (const [shows, headline, step] of [
  ['(A 0)', '已承保', '承保成功'],
  ['(A 1)', '正在安排上门收款', '准备收款'],
  ['(A 2)', '收款人员正在赶来', '上门收款'],
  ['(A 3)', '正在准备您的保单', '准备配送'],
  ['(A 4)', '保单正在送来的路上', '配送'],
  ['(A 5)', '保单已签收', '签收'],
  ['(A 61)', '这次没有成功', '第 1 次准备配送未成功'],
  ['(A 62)', '这次没有成功', '第 1 次配送未成功'],
] as const) {
  test(`what was paid at the door is followed to the end: ${shows}`, async ({ page }) => {
    const delivery = await DeliveryProgress.open(page, shows)
    await expect(delivery.head).toContainText(headline)
    await expect(delivery.steps.filter({ hasText: step }).first()).toBeVisible()
  })
}

test('whoever comes for the money is not called a courier', async ({ page }) => {
  const delivery = await DeliveryProgress.open(page, '(A 2)')
  await expect(delivery.card('收款人员')).toBeVisible()
})

test('the amount to pay at the door is said as long as it is due', async ({ page }) => {
  const delivery = await DeliveryProgress.open(page, '(A 1)')
  await expect(delivery.recipient).toContainText(/上门收保费 [\d,]+\.\d\d 元/)
  const paid = await DeliveryProgress.open(page, '(A 3)')
  await expect(paid.recipient).toContainText('已支付，送达时不收费')
})

test('who wants no paper any more is led to the electronic policy', async ({ page }) => {
  const delivery = await DeliveryProgress.open(page, 'wants no paper any more')
  await expect(delivery.head).toContainText('请使用电子保单')
  await expect(delivery.recipient).toHaveCount(0)
  await page.getByRole('link', { name: '查看电子保单' }).click()
  await expect(page).toHaveTitle('保险查询')
})

test('with the gift card told wrongly nothing is found, and what was typed stays', async ({
  page,
}) => {
  const query = await DeliveryQuery.open(page)
  const facts = await factsToTry(page, 'orderDelivery', 'not ordered with a gift card')
  await query.ask(facts)
  await expect(query.notice.first()).toContainText(/没有查到|未查到/)
  await expect(query.field('frameNo')).toHaveValue(facts.frameNo ?? '')
  await expect(query.giftCard('0')).toBeChecked()
})

test('what is missing or mistyped is told at its field', async ({ page }) => {
  const query = await DeliveryQuery.open(page)
  await query.submit.click()
  await expect(query.field('insurdIdentityNumber')).toHaveAccessibleDescription(/请填写/)
  await query.field('frameNo').fill('12345')
  await query.submit.click()
  await expect(query.field('frameNo')).toHaveAccessibleDescription(/6 位|六位/)
})

test('a service out of reach is never told as nothing found, and can be asked again', async ({
  page,
}) => {
  const delivery = await DeliveryProgress.open(page, '(A 4)')
  await page.route('**/queryDelivery', (route) => route.fulfill({ status: 503 }))
  await page.reload()
  await expect(page.getByRole('heading', { name: '暂时无法查询' })).toBeVisible()
  await page.unroute('**/queryDelivery')
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(delivery.head).toBeVisible()
})
