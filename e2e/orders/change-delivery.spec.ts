import { expect } from '@playwright/test'
import { DeliveryProgress } from '../pages/delivery-progress.ts'
import { WheelSheet } from '../pages/wheel-sheet.ts'
import { test } from '../support/visitor.ts'
import { refusal } from '../support/wire.ts'

test('after a try that failed the customer chooses another time, and reads it at once', async ({
  page,
}) => {
  const delivery = await DeliveryProgress.open(page, 'nobody answered: choose another time')
  await expect(delivery.todo).toContainText('收件电话没有接通')
  const sheet = await delivery.startChange('换个时间')
  const lastDay = sheet.getByRole('radiogroup', { name: '哪天送' }).getByRole('radio').last()
  await lastDay.check()
  await sheet.getByRole('radio', { name: '18:00–21:00' }).check()
  await sheet.getByRole('button', { name: '改到这个时间' }).click()
  await delivery.prove()
  await expect(delivery.head).toContainText(/预计 .*18:00–21:00 送到/)
  await expect(delivery.todo).toHaveCount(0)
  await expect(delivery.steps.filter({ hasText: '第 1 次配送未成功' })).toHaveCount(1)
  await page.reload()
  await expect(delivery.head).toContainText(/18:00–21:00/)
})

test('another address has its faults told, stays in the city, and shows masked', async ({
  page,
}) => {
  const delivery = await DeliveryProgress.open(page, 'insured, nothing prepared yet')
  const sheet = await delivery.startChange('换个地址')
  const submit = sheet.getByRole('button', { name: '改到这个地址' })
  await submit.click()
  const county = new WheelSheet(page, '区县')
  await expect(county.field).toHaveAccessibleDescription(/请选择区县/)
  await county.open()
  const chosen = await county.cameTo()
  await county.confirm()
  await submit.click()
  const address = sheet.getByRole('textbox', { name: '详细地址' })
  await expect(address).toHaveAccessibleDescription(/请填写详细地址/)
  await address.fill('柳园街 8 号 2 单元 301')
  await expect(address).not.toHaveAccessibleDescription(/请填写/)
  await submit.click()
  await delivery.prove()
  await expect(delivery.recipient).toContainText(chosen)
  await expect(delivery.recipient).not.toContainText('柳园街')
})

test('who wants no paper is told beforehand that it stays so', async ({ page }) => {
  const delivery = await DeliveryProgress.open(page, 'could not leave: bad weather')
  const sheet = await delivery.startChange('只要电子保单')
  await expect(sheet).toContainText('不能改回来')
  await sheet.getByRole('button', { name: '不再送纸质保单' }).click()
  await delivery.prove()
  await expect(delivery.head).toContainText('请使用电子保单')
  await expect(page.getByRole('button', { name: '改时间或地址' })).toHaveCount(0)
})

test('without a phone on file a person changes it', async ({ page }) => {
  const delivery = await DeliveryProgress.open(page, 'no phone on file')
  await expect(delivery.todo.getByRole('link', { name: /^拨打/ })).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('button', { name: /改时间或地址|重新安排/ })).toHaveCount(0)
})

test('what set out meanwhile cannot be changed, and the customer is told', async ({ page }) => {
  const message = '配送情况已有变化，现在不能这样改。'
  await page.route('**/changeDelivery', (route) => route.fulfill(refusal('E3020001', message)))
  const delivery = await DeliveryProgress.open(page, '(A 62)')
  const sheet = await delivery.startChange('换个时间')
  await sheet.getByRole('button', { name: '改到这个时间' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(message)
})
