import { type BrowserContext, expect } from '@playwright/test'
import { Chat } from '../../pages/chat.ts'
import { provePerson } from '../../person/prove.ts'
import { violations } from '../../screens/violations.ts'
import { smallPdf } from '../../support/small-pdf.ts'
import { desktop, tablet, test } from '../support/desk-test.ts'
import { openDesk } from '../support/staff.ts'

const person = { mobile: '15900002790', idNumber: '330299199206302793' }
const words = '单位开的证明要交吗 戊'

/** A customer's phone beside the computer of the desk. */
let phone: BrowserContext
test.beforeEach(async ({ browser }) => {
  phone = await browser.newContext({
    viewport: { width: 375, height: 667 },
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: { 'x-forwarded-for': '10.88.0.9' },
  })
})
test.afterEach(() => phone.close())

test('an agent asks for a document beside a chat, its customer finds it by the card, and the agent sees it come', async ({
  page,
}) => {
  const theirs = await phone.newPage()
  await theirs.goto('/#/home')
  await provePerson(theirs, person)
  const customer = await Chat.open(theirs)
  await customer.say(words)
  await customer.askPerson.click()
  await expect(customer.said(/您排在第/).first()).toBeVisible()

  await openDesk(page, 'agent6', '/chats')
  await page.getByRole('tab', { name: /排队/ }).click()
  await expect(page.getByRole('list').getByText(words)).toBeVisible()
  await page.keyboard.press('n')
  await page.getByRole('link', { name: '请客户交材料' }).click()
  await expect(page.getByRole('combobox', { name: '哪件理赔' })).toBeVisible()
  const kind = page.getByRole('combobox', { name: '什么材料' })
  await page.getByRole('button', { name: '请客户交', exact: true }).click()
  await expect(kind).toHaveAccessibleDescription(/请选择材料/)
  await kind.selectOption({ label: '清单上没有的，自己写' })
  await page.getByRole('button', { name: '请客户交', exact: true }).click()
  const named = page.getByRole('textbox', { name: '写明要交什么' })
  await expect(named).toHaveAccessibleDescription(/请写明要交什么/)
  await named.fill('单位开的误工证明')
  for (const viewport of [desktop, tablet]) {
    await page.setViewportSize(viewport)
    expect(await violations(page)).toEqual([])
  }
  await page.setViewportSize(desktop)
  await page.getByRole('button', { name: '请客户交', exact: true }).click()
  await expect(page.getByText('卡片已发到会话里。')).toBeVisible()
  await page.getByRole('link', { name: '返回会话' }).click()
  const asked = page.getByRole('region', { name: '请客户交的材料' })
  await expect(asked).toContainText('单位开的误工证明')
  await expect(asked).toContainText('等客户交')

  await expect(customer.log.getByText('请交材料：补充材料')).toBeVisible()
  await customer.log.getByRole('link', { name: '去交材料' }).click()
  await expect(theirs).toHaveTitle('非车险理赔信息')
  const document = theirs.getByRole('listitem').filter({ hasText: '补充材料' })
  await expect(document).toContainText('单位开的误工证明')
  await document.getByRole('button', { name: /^上传/ }).click()
  const pdf = { name: '证明.pdf', mimeType: 'application/pdf', buffer: smallPdf(1) }
  await document.locator('input[type=file]').setInputFiles(pdf)
  await expect(document).toContainText('收到 1 份')

  await page.goto('/desk/#/document-requests')
  const list = page.getByRole('table', { name: '请客户交的材料' })
  await expect(list).toContainText('单位开的误工证明')
  await expect(list).toContainText('已交来')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '已看到：单位开的误工证明' }).click()
  await expect(page.getByText('没有请客户交的材料')).toBeVisible()
})
