import { type BrowserContext, expect, type Page } from '@playwright/test'
import { Chat } from '../../pages/chat.ts'
import { beginRouting } from '../../support/visitor.ts'
import { dismiss } from '../../support/way-back.ts'
import { holdAnswer } from '../../support/wire.ts'
import { test } from '../support/desk-test.ts'
import { openDesk } from '../support/staff.ts'

/** A customer's phone, and a person at the desk who answers them. */
let phone: BrowserContext
let customer: Chat
test.beforeEach(async ({ page, browser }) => {
  phone = await browser.newContext({
    viewport: { width: 375, height: 667 },
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: { 'x-forwarded-for': '10.88.0.3' },
  })
  const phonePage = await phone.newPage()
  await beginRouting(phonePage)
  customer = await Chat.open(phonePage)
  await customer.askPerson.click()
  await expect(customer.said(/您排在第/).first()).toBeVisible()
  await openDesk(page, 'agent8', '/chats')
  await page.getByRole('button', { name: /接入下一位/ }).click()
  await expect(customer.said(/工号 \d+）为您服务/).first()).toBeVisible()
})
test.afterEach(() => phone.close())

test('an answer to a rating that comes when the next conversation has begun does not end that one', async () => {
  await end(customer)
  const answer = await holdAnswer(customer.page, '**/online/userEval')
  await rate(customer.page)
  await answer.isMade
  await customer.page.getByRole('button', { name: '再次咨询' }).click()
  await customer.isReady()
  await answer.letGo()
  await customer.say('谢谢你')
  await expect(customer.said('不客气')).toBeVisible()
  await expect(customer.said(/谢谢您的评价/)).toHaveCount(0)
})

test('an answer to a rating that was closed leaves open what the customer looks at since', async () => {
  await customer.choose('评价服务')
  const answer = await holdAnswer(customer.page, '**/online/userEval')
  await rate(customer.page)
  await answer.isMade
  await dismiss(customer.page)
  await customer.choose('查看以前的咨询')
  const phoneNumber = customer.page.getByRole('textbox', { name: '手机号' })
  await expect(phoneNumber).toBeVisible()
  await answer.letGo()
  await expect(customer.said(/谢谢您的评价/)).toBeVisible()
  await expect(phoneNumber).toBeVisible()
  await dismiss(customer.page)
  await end(customer)
})

async function rate(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /满意/ }).last().check()
  await page.getByRole('button', { name: '提交评价' }).click()
}

async function end(chat: Chat): Promise<void> {
  await chat.choose('结束对话')
  await chat.page.getByRole('alertdialog').getByRole('button', { name: '结束对话' }).click()
  await expect(chat.page.getByRole('button', { name: '再次咨询' })).toBeVisible()
}
