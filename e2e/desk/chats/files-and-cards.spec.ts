import { type BrowserContext, expect, type Page } from '@playwright/test'
import { Chat } from '../../pages/chat.ts'
import { provePerson } from '../../person/prove.ts'
import { violations } from '../../screens/violations.ts'
import { smallPdf } from '../../support/small-pdf.ts'
import { desktop, smallest, tablet, test } from '../support/desk-test.ts'
import { openDesk } from '../support/staff.ts'

const person = { mobile: '13400001530', idNumber: '440399198012051531' }
const pdf = { name: '理赔材料清单.pdf', mimeType: 'application/pdf', buffer: smallPdf(1) }

/** A customer's phone beside the computer of the desk. */
let phone: BrowserContext
test.beforeEach(async ({ browser }) => {
  phone = await browser.newContext({
    viewport: { width: 375, height: 667 },
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: { 'x-forwarded-for': '10.88.0.31' },
  })
})
test.afterEach(() => phone.close())

/** A customer who waits, whom the agent takes. */
async function beginChat(desk: Page, words: string): Promise<Chat> {
  const theirs = await phone.newPage()
  await theirs.goto('/#/home')
  const customer = await Chat.open(theirs)
  await customer.say(words)
  await customer.askPerson.click()
  await expect(customer.said(/您排在第/).first()).toBeVisible()
  await openDesk(desk, 'agent2', '/chats')
  await desk.getByRole('tab', { name: /排队/ }).click()
  await expect(desk.getByRole('list').getByText(words)).toBeVisible()
  await desk.keyboard.press('n')
  await expect(desk.getByRole('textbox', { name: '回复客户' })).toBeFocused()
  return customer
}

/** Chosen by the key that stands on the button. */
async function chooseFile(desk: Page, file: typeof pdf): Promise<void> {
  const chooser = desk.waitForEvent('filechooser')
  await desk.keyboard.press('Escape')
  await desk.keyboard.press('f')
  await (await chooser).setFiles(file)
}

const sendIn = (desk: Page, dialog: RegExp | string) =>
  desk.getByRole('dialog', { name: dialog }).getByRole('button', { name: '发送' }).click()

test('an agent sends a PDF and a picture, once each although the line breaks, and none after the end', async ({
  page,
}) => {
  const customer = await beginChat(page, '要交哪些材料 己')
  const said = page.getByRole('log', { name: '对话' })
  await chooseFile(page, { ...pdf, name: '动图.gif', mimeType: 'image/gif' })
  await expect(page.getByRole('alert').getByText(/只能发图片/)).toBeVisible()

  await chooseFile(page, pdf)
  const name = page.getByRole('textbox', { name: '文件名' })
  await expect(name).toHaveValue('理赔材料清单')
  for (const viewport of [desktop, tablet]) {
    await page.setViewportSize(viewport)
    expect(await violations(page)).toEqual([])
  }
  await page.setViewportSize(desktop)
  await name.fill('')
  await sendIn(page, '发文件给客户')
  await expect(name).toHaveAccessibleDescription(/请填写文件名/)
  await name.fill('维修店要交的材料')
  await sendIn(page, '发文件给客户')
  await expect(said.getByRole('button', { name: /维修店要交的材料\.pdf/ })).toBeVisible()
  await customer.log.getByRole('button', { name: /维修店要交的材料\.pdf/ }).click()
  const opened = customer.page.getByRole('dialog', { name: '维修店要交的材料.pdf' })
  await expect(
    opened
      .getByText(/Sheet 1|第 1 页/)
      .or(opened.locator('canvas'))
      .first(),
  ).toBeVisible()
  await customer.page.keyboard.press('Escape')

  const buffer = await page.screenshot()
  await page.context().setOffline(true)
  await chooseFile(page, { name: '拍照示例.png', mimeType: 'image/png', buffer })
  await sendIn(page, '发图片给客户')
  await expect(page.getByText(/没有发出。网络不通/)).toBeVisible()
  await expect(customer.log.getByRole('img', { name: '图片 拍照示例' })).toHaveCount(0)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: '重新发送' }).click()
  await expect(customer.log.getByRole('img', { name: '图片 拍照示例' })).toHaveCount(1)
  await expect(said.getByRole('button', { name: /拍照示例/ })).toHaveCount(1)
  await expect(page.getByText(/没有发出/)).toBeHidden()

  await chooseFile(page, pdf)
  await customer.choose('结束对话')
  const asked = customer.page.getByRole('alertdialog')
  await asked.getByRole('button', { name: '结束对话' }).click()
  await expect(page.getByText('会话已结束。')).toBeVisible()
  await sendIn(page, '发文件给客户')
  await expect(page.getByText(/没有发出。这个会话已经结束/)).toBeVisible()
  await page.getByRole('button', { name: '删除' }).click()
  await expect(customer.log.getByRole('button', { name: /理赔材料清单/ })).toHaveCount(0)
})

test('a card leads the customer to a page and back to the chat; of a claim only once they have proven who they are', async ({
  page,
}) => {
  const customer = await beginChat(page, '我的理赔到哪一步了 庚')
  const theirs = customer.page
  const cards = page.getByRole('dialog', { name: '发卡片给客户' })
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  await expect(cards.getByText(/还没有在这个会话里验证身份/)).toBeVisible()
  await expect(cards.getByRole('group', { name: '客户自己的' })).toHaveCount(0)
  for (const viewport of [desktop, tablet]) {
    await page.setViewportSize(viewport)
    expect(await violations(page)).toEqual([])
  }
  await test.step('in a low window one sees what is missing, where one is and what sends it', async () => {
    await page.setViewportSize(smallest)
    await sendIn(page, '发卡片给客户')
    await expect(cards.getByText('请选择卡片')).toBeInViewport({ ratio: 1 })
    const sends = cards.getByRole('button', { name: '发送' })
    for (const option of await cards.getByRole('radio').all()) {
      await option.focus()
      await expect(sends).toBeInViewport({ ratio: 1 })
      expect(await option.evaluate(isUncovered)).toBe(true)
    }
  })
  await page.setViewportSize(desktop)
  await cards.getByRole('radio', { name: /出险报案/ }).check()
  await sendIn(page, '发卡片给客户')
  await customer.log.getByRole('link', { name: /出险报案/ }).click()
  await expect(theirs).toHaveTitle('出险报案')
  await theirs.goBack()
  await expect(customer.log.getByRole('link', { name: /出险报案/ })).toBeVisible()

  await provePerson(theirs, person)
  await expect(page.getByRole('region', { name: '客户是谁' })).toContainText('黄志强')
  await page.getByRole('button', { name: '卡片' }).click()
  await cards
    .getByRole('radio', { name: /^理赔进度/ })
    .first()
    .check()
  expect(await violations(page)).toEqual([])
  await sendIn(page, '发卡片给客户')
  const card = customer.log.getByRole('link', { name: /理赔进度.*看理赔进度/ })
  await card.click()
  await expect(theirs).toHaveTitle('理赔进度详情')
  await theirs.goBack()
  await expect(card).toBeVisible()
  await expect(customer.input).toBeVisible()
})

/** In the page: a pointer in its middle meets it. */
function isUncovered(field: Element): boolean {
  const { left, top, width, height } = field.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === field
}
