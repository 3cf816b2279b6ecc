import { expect, type Page } from '@playwright/test'
import { ReturnForm } from '../pages/return-form.ts'
import { dismiss } from '../support/way-back.ts'
import { refusal, success } from '../support/wire.ts'

const insured = {
  marketplace: '拾光市集',
  maskedShop: '山*******',
  sumInsured: 2500,
  claimUntil: '2026-12-31',
}

/** A journey through claiming the freight of an order that went back. */
export async function* everyReturn(page: Page): AsyncGenerator<string> {
  const form = await ReturnForm.open(page)
  yield 'return'
  await form.submit.click()
  await expect(form.order).toHaveAttribute('aria-invalid', 'true')
  yield 'return-errors'

  await page.route('**/checkOrder', (route) =>
    route.fulfill(refusal('1000', '没有查到这笔订单的退货运费险。', { field: 'insuranceOrderId' })),
  )
  await form.checkOrder('SG2026010100001')
  await expect(form.order).toHaveAccessibleDescription(/没有查到/)
  yield 'return-not-insured'
  await page.unroute('**/checkOrder')

  await page.route('**/checkOrder', (route) => route.abort())
  await form.checkOrder('SG2026010100002')
  await expect(form.order).toHaveAccessibleDescription(/现在核对不了/)
  yield 'return-unchecked'
  await page.unroute('**/checkOrder')

  await page.route('**/checkOrder', (route) => route.fulfill(success(insured)))
  await form.checkOrder('SG2026111900003')
  await expect(form.order).toHaveAccessibleDescription(/最多赔 25.00 元/)
  await form.courier.click()
  await expect(form.couriers.getByRole('heading', { name: 'Z', exact: true })).toBeAttached()
  yield 'return-couriers'
  await form.search.fill('飞毯')
  await expect(form.couriers.getByText('没有找到')).toBeVisible()
  yield 'return-no-courier'
  await dismiss(page)
  await form.fill({ order: 'SG2026111900003', courier: '顺丰速运', phone: '13800105678' })
  yield 'return-filled'

  await page.route('**/returnInsuranceClaim', (route) =>
    route.fulfill(
      success({
        registNo: 'RTHY202633010123456789',
        handle: 'AAAAAAAAAAAAAAAAAAAAAA',
        answerBy: '2026-12-22',
        maskedEmail: 'w***@example.com',
      }),
    ),
  )
  await form.submit.click()
  await form.reportNumber()
  yield 'return-filed'
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/#/home')
  await page.reload()
  await page.goto('/#/return-insurance?filed=1')
  await expect(page.getByRole('heading', { name: '这里没有刚提交的申请' })).toBeVisible()
  yield 'return-none-filed'
}
