import { expect } from '@playwright/test'
import { Chat } from '../pages/chat.ts'
import { PolicyDetail } from '../pages/policy-detail.ts'
import { PolicyNumberQuery } from '../pages/policy-number-query.ts'
import { policyToTry } from '../support/demo.ts'
import { customerWithRareName } from '../support/people.ts'
import { test } from '../support/visitor.ts'
import { hold } from '../support/wire.ts'

test('a session that has ended is opened anew without a word, and the form is as it was', async ({
  page,
  context,
}) => {
  const query = await PolicyNumberQuery.open(page)
  const facts = await policyToTry(page, 'a new car without a plate')
  await query.fill(facts)
  await context.clearCookies()
  await query.submit.click()

  // The picture was the ended session's; the next one is told at its field.
  await expect(query.imageCode.field).toHaveAccessibleDescription(/图形验证码不对或已过期/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: '被保险人姓名' })).toHaveValue(facts.insuredName)
  await query.imageCode.type()
  await query.submit.click()
  await expect(page).toHaveURL(/policy-carDetail-channel/)
})

test('when even the result has expired, the way on is to ask anew, with what was typed', async ({
  page,
  context,
}) => {
  const detail = await PolicyDetail.askFor(page, customerWithRareName)
  await context.clearCookies()
  await page.reload()
  await detail.codeSheet.slide.passByFinger()

  const notice = page.getByRole('dialog').getByRole('alert')
  await expect(notice).toContainText('查询结果已失效')
  await notice.getByRole('link', { name: '重新查询' }).click()
  await expect(page).toHaveTitle('保险查询')
  await expect(page.getByRole('textbox', { name: '证件号码' })).toHaveValue(
    customerWithRareName.identifyNumber,
  )
})

test('of two calls that hear that the session has ended only one opens another', async ({
  page,
  context,
}) => {
  let opened = 0
  await page.route('**/followConversation', (route) => route.abort())
  const chat = await Chat.open(page)
  await context.clearCookies()
  const openSession = await hold(page, '**/uuid/uuid')
  const askForPerson = await hold(page, '**/online/zx')
  page.on('request', (request) => {
    if (request.url().endsWith('/uuid/uuid')) opened += 1
  })
  await chat.askPerson.click()
  const isOpening = page.waitForRequest('**/uuid/uuid')
  await chat.say('谢谢你')
  await isOpening
  const isRefused = page.waitForResponse('**/online/zx')
  askForPerson()
  await (await isRefused).finished()
  openSession()
  await expect(chat.said('不客气')).toBeVisible()
  expect(opened).toBe(1)
})
