import { expect, type Page } from '@playwright/test'
import { PurchaseForm } from '../pages/purchase-form.ts'
import { factsToTry } from '../support/demo.ts'
import { refusal, success } from '../support/wire.ts'

const leadNo = 'YX2026112044718065'

/** A journey through leaving a wish to buy, and what may come of it. */
export async function* everyPurchase(page: Page): AsyncGenerator<string> {
  const { promoterCode } = await factsToTry(page, 'queryPromoter', 'for a car')
  const form = await PurchaseForm.open(page, `/t/${promoterCode}`)
  await expect(page.getByText(/^推荐人/)).toBeVisible()
  yield 'purchase-by-link'
  await PurchaseForm.open(page, '/t/HGFEDCBA')
  await expect(page.getByText(/没有对应的推荐人/)).toBeVisible()
  yield 'purchase-link-of-nobody'
  await form.submit.click()
  await expect(form.applicant).toHaveAttribute('aria-invalid', 'true')
  yield 'purchase-errors'
  await form.fill({ applicant: '王小明', mobile: '13800105678' })
  await form.agree()
  await page.route('**/leaveLead', (route) => route.fulfill(refusal('E1010003', '暂时登记不了。')))
  await form.submit.click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  yield 'purchase-failed'
  await page.unroute('**/leaveLead')
  await page.goto('/#/car-purchase?left=1')
  await expect(page.getByRole('heading', { name: '这里没有刚提交的登记' })).toBeVisible()
  yield 'purchase-nothing-left'
  for (const [screen, left] of Object.entries(leads)) {
    await page.goto('about:blank')
    await PurchaseForm.open(page)
    await form.fill({ applicant: '王小明', mobile: '13800105678' })
    await page.route('**/leaveLead', (route) => route.fulfill(success({ leadNo, ...left })))
    await form.submit.click()
    await expect(page.getByRole('textbox', { name: '登记编号' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '返回首页' })).toBeVisible()
    yield screen
    await page.unroute('**/leaveLead')
  }
}

const leads = {
  'purchase-left': { isRepeated: false, callBack: '1 个工作日内' },
  'purchase-repeated': { isRepeated: true, callBack: '1 个工作日内' },
  'purchase-sales-site': {
    isRepeated: false,
    salesUrl: `https://sales.example/start?lead=${leadNo}`,
  },
}
