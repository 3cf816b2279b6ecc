import { type BrowserContext, expect, type Page } from '@playwright/test'
import { Chat } from '../pages/chat.ts'
import { textOf } from '../support/read.ts'
import { historyInOrder } from '../support/way-back.ts'
import { endChatsAt, test } from './support/desk-test.ts'
import { memberOf, openDesk } from './support/staff.ts'

/** A customer's phone beside the computer of the desk. */
let phone: BrowserContext
test.beforeEach(async ({ browser }) => {
  phone = await browser.newContext({
    viewport: { width: 375, height: 667 },
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: { 'x-forwarded-for': '10.88.0.1' },
  })
})
test.afterEach(() => phone.close())

test('customer and agent talk on their own screens, and a line that breaks on either loses nothing', async ({
  page,
}) => {
  const customer = await Chat.open(await phone.newPage())
  await customer.askPerson.click()
  await expect(customer.said(/您排在第/).first()).toBeVisible()
  await openDesk(page, 'agent8', '/chats')
  await page.getByRole('button', { name: /接入下一位/ }).click()
  const desk = page.getByRole('log', { name: '对话' })
  const reply = async (words: string) => {
    await page.getByLabel('回复客户').fill(words)
    await page.keyboard.press('Control+Enter')
  }
  await expect(customer.said(/工号 \d+）为您服务/).first()).toBeVisible()

  await customer.say('我想改收件地址')
  await expect(desk.getByText('我想改收件地址')).toBeVisible()
  await reply('好的，请说新地址')
  await expect(customer.said('好的，请说新地址')).toBeVisible()
  await expect(desk.getByText('客户已读')).toBeVisible()

  await phone.setOffline(true)
  await reply('客户断线时说的一')
  await reply('客户断线时说的二')
  await expect(desk.getByText('客户断线时说的二')).toBeVisible()
  await phone.setOffline(false)
  await expect(customer.said('客户断线时说的二')).toBeVisible()

  await page.context().setOffline(true)
  await customer.say('客服断线时说的')
  await page.context().setOffline(false)
  await expect(desk.getByText('客服断线时说的')).toBeVisible()
  await reply('都收到了')
  await expect(customer.said('都收到了')).toBeVisible()

  const inOrder = /我想改收件地址|请说新地址|客户断线时说的[一二]|客服断线时说的|都收到了/g
  const order = ['我想改收件地址', '请说新地址', '客户断线时说的一', '客户断线时说的二']
  const all = [...order, '客服断线时说的', '都收到了']
  for (const log of [desk, customer.log]) {
    expect((await textOf(log)).match(inOrder)).toEqual(all)
  }
})

test('after a transfer each answer still stands below the name of who gave it, on both screens', async ({
  page,
  browser,
}) => {
  const customer = await Chat.open(await phone.newPage())
  await customer.askPerson.click()
  await expect(customer.said(/您排在第/).first()).toBeVisible()
  await openDesk(page, 'agent8', '/chats')
  await takeAndSay(page, '您好，我看一下')
  await page.getByRole('button', { name: '转接' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '转接' }).click()
  await expect(customer.said(/正在为您换一位客服/)).toBeVisible()
  const office = await browser.newContext()
  const other = await office.newPage()
  await openDesk(other, 'agent6', '/chats')
  await takeAndSay(other, '我接着为您办理')

  await expect(customer.said('我接着为您办理')).toBeVisible()
  const names = [await memberOf(page, 'agent8'), await memberOf(page, 'agent6')].map(
    ({ name }) => name,
  )
  const desk = other.getByRole('log', { name: '对话' })
  for (const name of names) await expect(desk.getByText(name)).toHaveCount(1)
  await expect(customer.said(/^人工客服 小.（工号 \d+）$/)).toHaveText(
    names.map((name) => new RegExp(`小${name.slice(0, 1)}（`)),
  )
  // Whoever takes the next customer at that desk has nobody else's.
  await endChatsAt(other)
  await expect(other.getByText('会话已结束。')).toBeVisible()
  await office.close()
})

async function takeAndSay(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: /接入下一位/ }).click()
  await page.getByLabel('回复客户').fill(words)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('log', { name: '对话' }).getByText(words)).toBeVisible()
}

test('what a person said is there after a reload, also once it has ended, until it is rated', async ({
  page,
}) => {
  const phonePage = await phone.newPage()
  const customer = await Chat.open(phonePage)
  await customer.askPerson.click()
  await expect(customer.said(/您排在第/).first()).toBeVisible()
  await openDesk(page, 'agent8', '/chats')
  await page.getByRole('button', { name: /接入下一位/ }).click()
  await page.getByLabel('回复客户').fill('报案号是 0007，请记下来')
  await page.keyboard.press('Control+Enter')
  await expect(customer.said('报案号是 0007，请记下来')).toBeVisible()
  await customer.choose('结束对话')
  await phonePage.getByRole('alertdialog').getByRole('button', { name: '结束对话' }).click()
  const rate = phonePage.getByRole('button', { name: '提交评价' })
  await expect(rate).toBeVisible()
  await historyInOrder(phonePage)

  await phonePage.reload()
  await expect(customer.said('报案号是 0007，请记下来')).toBeVisible()
  await expect(rate).toBeVisible()
  await phonePage.goto('/#/home')
  await phonePage.goto('/#/customer-service')
  await expect(customer.said('报案号是 0007，请记下来')).toBeVisible()

  await phonePage.getByRole('radio', { name: /满意/ }).last().check()
  await rate.click()
  await expect(customer.said(/谢谢您的评价/)).toBeVisible()
  await phonePage.goto('/#/home')
  // Who is back before the page has gone has never left it.
  await expect(customer.log).toHaveCount(0)
  await phonePage.goto('/#/customer-service')
  await customer.isReady()
})
