import { type BrowserContext, expect } from '@playwright/test'
import { Chat } from '../../pages/chat.ts'
import { provePerson } from '../../person/prove.ts'
import { violations } from '../../screens/violations.ts'
import { beginRouting } from '../../support/visitor.ts'
import { desktop, sayWhatAbout, test } from '../support/desk-test.ts'
import { openDesk } from '../support/staff.ts'

const writer = { mobile: '18900001420', idNumber: '110199198701311426' }
const caller = { mobile: '15900001640', tail: '1645', plate: '渝A3J164' }

let phone: BrowserContext
test.beforeEach(async ({ browser }) => {
  phone = await browser.newContext({
    viewport: { width: 375, height: 667 },
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: { 'x-forwarded-for': '10.89.0.1' },
  })
})
test.afterEach(() => phone.close())

test('who writes is asked to prove who they are, and is shown beside the chat from then until it ends', async ({
  page,
}) => {
  const site = await phone.newPage()
  await beginRouting(site)
  const customer = await Chat.open(site)
  await customer.askPerson.click()
  await expect(customer.said(/您排在第/).first()).toBeVisible()
  await openDesk(page, 'agent6', '/chats')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: /接入下一位/ }).click()
  const beside = page.getByRole('region', { name: '客户资料和备注' })
  await expect(beside.getByText('未验证', { exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await beside.getByRole('button', { name: '请客户验证' }).click()

  await customer.log.getByRole('link', { name: '验证是您本人' }).click()
  await expect(site.getByRole('textbox', { name: /手机号/ })).toBeVisible()
  await provePerson(site, writer)
  await site.reload()
  await expect(customer.said(/要先确认是您本人/)).toBeVisible()

  await expect(beside.getByRole('link', { name: '刘芳' })).toBeVisible()
  await expect(page.getByText(/^短信已验证 至/)).toBeVisible()
  const policies = beside.getByRole('region', { name: '保单', exact: true })
  await expect(policies.getByRole('heading', { name: /^京/ }).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await beside.getByRole('link', { name: '登记投诉或异议' }).click()
  await expect(page.getByRole('textbox', { name: '客户姓名' })).toHaveValue('刘芳')
  await page.goBack()
  await page.getByRole('button', { name: '结束会话' }).click()
  await sayWhatAbout(page)
  await page.getByRole('button', { name: '结束', exact: true }).click()
  await expect(beside.getByRole('link', { name: '刘芳' })).toBeHidden()
})

test('a call that rings leads to the proven policies of who calls, and ends with a note', async ({
  page,
}) => {
  await openDesk(page, 'agent6', '/')
  await page.setViewportSize(desktop)
  await page.goto(`/desk/#/call?phone=${caller.mobile}`)
  await page.getByRole('button', { name: '开始通话' }).click()
  await test.step('a call that broke off is noted by its own time, whatever call follows', async () => {
    const ofNow = page.getByRole('heading', { name: '话后小结' })
    const ofBefore = page.getByRole('heading', { name: /^\d\d-\d\d \d\d:\d\d 通话的小结$/ })
    await expect(ofNow).toBeVisible()
    for (const button of ['结束通话', '开始通话', '结束通话']) {
      await page.getByRole('button', { name: button }).click()
      await expect(ofBefore).toBeVisible()
      await expect(ofNow).toBeHidden()
    }
    await page.getByRole('button', { name: '开始通话' }).click()
    for (const left of ['断线', '又断线']) {
      await page.getByRole('combobox', { name: '办的什么事' }).selectOption('其他')
      await page.getByRole('textbox', { name: '小结' }).fill(left)
      await page.getByRole('button', { name: '保存小结' }).click()
      await expect(page.getByRole('table', { name: '经过' })).toContainText(left)
    }
    await expect(ofNow).toBeVisible()
  })
  await page.getByRole('textbox', { name: '证件号后四位' }).fill(caller.tail)
  await page.getByRole('textbox', { name: '车牌号' }).fill(caller.plate)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: caller.plate })).toBeVisible()

  await page.getByRole('combobox', { name: '办的什么事' }).selectOption('理赔进度')
  await page.getByRole('combobox', { name: '结果' }).selectOption('要再联系')
  await page.getByRole('textbox', { name: '小结' }).fill('客户问保单到期')
  await page.getByRole('button', { name: '保存小结' }).click()
  await expect(page.getByLabel('约回电')).toHaveAccessibleDescription(/请选择约好的回电时间/)
  expect(await violations(page)).toEqual([])
  await page.getByLabel('约回电').fill(inAnHour())
  await page.getByRole('button', { name: '保存小结' }).click()
  await expect(page.getByRole('table', { name: '经过' })).toContainText('客户问保单到期')

  await page.goto('/desk/#/')
  await page.getByRole('link', { name: /给客户回电/ }).click()
  await expect(page.getByText('客户问保单到期')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '没接通' }).click()
  await expect(page.getByText('1 次，最近')).toBeVisible()
  await page.getByRole('button', { name: '已回电', exact: true }).click()
  const ending = page.getByRole('dialog', { name: /回电$/ })
  await ending.getByRole('button', { name: '记为已回电' }).click()
  await expect(ending.getByRole('textbox')).toHaveAccessibleDescription(/请填写回电结果/)
  expect(await violations(page)).toEqual([])
  await ending.getByRole('textbox').fill('说明了到期日。')
  await ending.getByRole('button', { name: '记为已回电' }).click()
  await expect(page.getByText('已记为回过电。')).toBeVisible()
})

/** In the time of the insurer, as the field has it. */
function inAnHour(): string {
  return new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 16)
}
