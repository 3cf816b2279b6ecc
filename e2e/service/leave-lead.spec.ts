import { expect } from '@playwright/test'
import { PurchaseForm } from '../pages/purchase-form.ts'
import { factsToTry } from '../support/demo.ts'
import { untilKept } from '../support/kept.ts'
import { test } from '../support/visitor.ts'
import { goBackInVain } from '../support/way-back.ts'
import { success } from '../support/wire.ts'

test('a promoter’s link opens the form with their name masked; the wish is kept, told when somebody calls, and one a day', async ({
  page,
}) => {
  const facts = { applicant: '林小满', mobile: '13900020001' }
  const { promoterCode } = await factsToTry(page, 'queryPromoter', 'for a car')
  const form = await PurchaseForm.open(page, `/t/${promoterCode}`)
  await expect(page).toHaveTitle('车险投保')
  await expect(page.getByText(/^推荐人 王\*\*（138\*\*\*\*1001）$/)).toBeVisible()
  await expect(form.sharePhone).toHaveCount(0)

  await test.step('what is missing is said at its field, and a reload keeps what was typed', async () => {
    await form.mobile.fill('1390002000')
    await form.submit.click()
    await expect(form.applicant).toHaveAccessibleDescription(/请填写/)
    await expect(form.mobile).toHaveAccessibleDescription(/少 1 位/)
    await expect(page.getByText('请先阅读并同意以上内容，再继续。')).toBeVisible()
    await untilKept(page, 'formDrafts')
    await page.reload()
    await expect(form.mobile).toHaveValue('1390002000')
  })

  await test.step('the city is Beijing until another is chosen', async () => {
    await expect(form.city).toHaveText('北京')
    await form.city.click()
    await form.places.searchFor('sz')
    await form.places.choose('深圳市')
    await expect(form.city).toHaveText('深圳市')
  })

  await form.fill(facts)
  await form.agree()
  const daySent = dayInChina()
  await form.sendWithCode()
  await expect(page.getByRole('heading', { name: '登记好了' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    '顾问会在 1 个工作日内给您登记的手机号打电话。',
  )
  const leadNo = await form.leadNumber()
  expect(leadNo).toMatch(/^YX20\d{14}$/)
  await goBackInVain(page)
  await expect(page.getByRole('heading', { name: '登记好了' })).toBeVisible()

  await test.step('a reload shows what was kept, and not the form', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: '登记好了' })).toBeVisible()
    expect(await form.leadNumber()).toBe(leadNo)
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(leadNo)
  })

  await test.step('the same phone on the same day is told kindly, with the number that it has', async () => {
    await page.getByRole('link', { name: '返回首页' }).click()
    await PurchaseForm.open(page)
    await expect(form.mobile).toHaveValue(facts.mobile)
    await form.submit.click()
    const again = page.getByRole('heading', { name: '今天已经登记过了' })
    await expect(again.or(page.getByRole('heading', { name: '登记好了' }))).toBeVisible()
    // Another day, another wish: of a run over midnight nothing more can be said.
    if (dayInChina() !== daySent) return
    await expect(again).toBeVisible()
    expect(await form.leadNumber()).toBe(leadNo)
  })
})

test('a link of nobody says so and lets a promoter’s phone be typed; one out of reach counts all the same', async ({
  page,
}) => {
  let isLineCut = false
  await page.route('**/queryPromoter', (route) => (isLineCut ? route.abort() : route.fallback()))
  const form = await PurchaseForm.open(page, '/t/HGFEDCBA')
  await expect(page.getByText(/没有对应的推荐人/)).toBeVisible()
  await form.sharePhone.fill('12345')
  await form.submit.click()
  await expect(form.sharePhone).toHaveAttribute('aria-invalid', 'true')
  isLineCut = true
  const { promoterCode } = await factsToTry(page, 'queryPromoter', 'other insurance')
  await page.goto('about:blank')
  await PurchaseForm.open(page, `/t/${promoterCode}`)
  await expect(page.getByText(/仍会算在这个链接上/)).toBeVisible()
  await expect(form.sharePhone).toHaveCount(0)
  isLineCut = false
  await page.reload()
  await expect(page.getByText(/^推荐人 陈\*\*/)).toBeVisible()
  await expect(page.getByText('想买保险？')).toBeVisible()
})

test('where a sales site sells, the customer is told where the button leads before they leave', async ({
  page,
}) => {
  const salesUrl = 'https://sales.example/start?lead=YX2026112012345678'
  await page.route('**/leaveLead', (route) =>
    route.fulfill(success({ leadNo: 'YX2026112012345678', isRepeated: false, salesUrl })),
  )
  const form = await PurchaseForm.open(page)
  await form.fill({ applicant: '林小满', mobile: '13900020003' })
  await form.agree()
  await form.submit.click()
  await expect(page.getByRole('main')).toContainText('sales.example')
  await expect(page.getByRole('link', { name: '离开本站，去投保' })).toHaveAttribute(
    'href',
    salesUrl,
  )
})

function dayInChina(): string {
  return new Date().toLocaleDateString('zh-CN', { timeZone: 'Asia/Shanghai' })
}
