import { expect } from '@playwright/test'
import { AppealForm } from '../pages/appeal-form.ts'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { OrderPayment } from '../pages/order-payment.ts'
import { OrderQuery } from '../pages/order-query.ts'
import { factsToTry } from '../support/demo.ts'
import { fatherWhoPaid } from '../support/people.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { dismiss } from '../support/way-back.ts'
import { hold, refusal } from '../support/wire.ts'

test('who closes the sheet while the code is checked sends what they correct, and not what they had typed', async ({
  page,
}) => {
  const said: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('addAppeal')) said.push(request.postDataJSON().body.content)
  })
  const letGo = await hold(page, '**/checkSMSCode')
  const form = await AppealForm.open(page)
  await form.complain()
  await form.fill({ phoneNumber: '13900010031', content: '等了三个小时。' })
  const checked = page.waitForResponse('**/checkSMSCode')
  await form.sendWithCode()
  await expect(page.getByRole('button', { name: '确认' })).toHaveAttribute('aria-busy', 'true')
  await dismiss(page)
  await form.content.fill('等了两个小时。')
  letGo()
  await (await checked).finished()
  await form.submit.click()

  await form.caseNumber()
  expect(said).toEqual(['等了三个小时。', '等了两个小时。'])
})

test('what is corrected while it is sent is not called wrong by the late answer', async ({
  page,
}) => {
  await beginRouting(page)
  const wrong = refusal('1000', '这个号码不能接收短信。', { field: 'phoneNumber' })
  const letGo = await hold(page, '**/addAppeal', (route) => route.fulfill(wrong))
  const form = await AppealForm.open(page)
  await form.complain()
  await form.fill({ phoneNumber: '13900010032', content: '等了三个小时。' })
  await form.submit.click()
  await form.phone.fill('13900010033')
  await form.content.focus()
  letGo()
  await expect(form.submit).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('alert').filter({ hasText: '请再提交一次' })).toBeVisible()
  await expect(form.phone).not.toHaveAccessibleDescription(/不能接收短信/)
  await expect(form.content).toBeFocused()
  await form.submit.click()
  await expect(form.phone).toHaveAccessibleDescription(/不能接收短信/)
})

test('who leaves while a policy is looked for is not led back to it', async ({ page }) => {
  const letGo = await hold(page, '**/wapCarProperty')
  const query = await CarPolicyQuery.open(page)
  await query.fill(fatherWhoPaid)
  const asked = page.waitForRequest('**/wapCarProperty')
  const found = page.waitForResponse('**/wapCarProperty')
  await query.submit.click()
  await asked
  await page.getByRole('link', { name: '回到首页' }).click()
  await expect(page).toHaveURL(/#\/home$/)
  letGo()
  await (await found).finished()
  // Whatever is done at an answer has been done by the time of a later one.
  await page.reload()
  await expect(page).toHaveURL(/#\/home$/)
})

test('who leaves an order before its cashier has opened does not pay it', async ({ page }) => {
  await beginRouting(page)
  const query = await OrderQuery.open(page, '/order-pay?by=plate')
  await query.ask(await factsToTry(page, 'groupGet', 'due tomorrow at noon'))
  await query.found.first().click()
  const letGo = await hold(page, '**/startPayment')
  const asked = page.waitForRequest('**/startPayment')
  const started = page.waitForResponse('**/startPayment')
  await new OrderPayment(page).pay.click()
  await asked
  await page.getByRole('link', { name: '回到首页' }).click()
  await expect(page).toHaveURL(/#\/home$/)
  letGo()
  await (await started).finished()
  await page.reload()
  await expect(page).toHaveURL(/#\/home$/)
})
