import { takeCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { noteOnCase } from '@ecenter/contract/appeals/desk/case-work.ts'
import { listChats, readChatUpTo } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { takeCaseIn } from '@ecenter/contract/customers/desk/intake.ts'
import { deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { expect, type Page } from '@playwright/test'
import { AppealForm } from '../pages/appeal-form.ts'
import { customerByCalls, linesOf } from './support/customer-by-calls.ts'
import { desktop, test } from './support/desk-test.ts'
import { SignInPage } from './support/sign-in-page.ts'
import { ask, freshCode, memberOf, openDesk } from './support/staff.ts'

test('a colleague takes over while a letter is written: nothing of it is lost, and it is sent in the end', async ({
  page,
  browser,
}) => {
  const customer = await (await browser.newContext({ isMobile: true, hasTouch: true })).newPage()
  const form = await AppealForm.open(customer)
  await form.complain()
  await form.fill({ phoneNumber: '13900018077', content: '电话打不通。' })
  await form.sendWithCode()
  const caseNo = await form.caseNumber()
  await customer.context().close()

  await openCase(page, 'claims1', caseNo)
  await page.getByRole('button', { name: '接手' }).click()
  await page.getByRole('button', { name: '写明原因' }).click()
  await page.getByRole('combobox', { name: '原因' }).selectOption('服务态度')
  await page.getByRole('combobox', { name: '产品' }).selectOption('其他或不涉及产品')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByRole('button', { name: '写答复' }).click()
  const letter = page.getByRole('textbox', { name: '答复内容' })
  await letter.fill('我们核实了您说的情况。')

  await test.step('a template takes nothing away', async () => {
    const template = page.getByRole('combobox', { name: '从模板开始' })
    await template.selectOption('投诉属实，致歉改进')
    await expect(letter).toHaveValue(/请填写/)
    await page.getByRole('button', { name: '换回我写的' }).click()
    await expect(letter).toHaveValue('我们核实了您说的情况。')
    await expect(template).toHaveValue('')
  })

  const colleague = await (await browser.newContext({ viewport: desktop })).newPage()
  await openCase(colleague, 'claims3', caseNo)
  await colleague.getByRole('button', { name: '接过来办理' }).click()
  await expect(colleague.getByText('已由您办理。')).toBeVisible()
  await colleague.context().close()

  await page.getByRole('button', { name: '预览' }).click()
  await page.getByRole('button', { name: '发给客户' }).click()
  await expect(page.getByRole('alert')).toContainText('刚刚有变化')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '接过来办理' }).click()
  await page.getByRole('button', { name: '写答复' }).click()
  await expect(letter).toHaveValue('我们核实了您说的情况。')
  await page.getByRole('button', { name: '预览' }).click()
  await page.getByRole('button', { name: '发给客户' }).click()
  await expect(page.getByRole('region', { name: '最近一次答复' })).toContainText('核实了')
})

test('an open case shows what a colleague did without a reload', async ({ page, browser }) => {
  await openDesk(page, 'claims1', '/cases')
  const { caseId = '' } =
    (await ask(page, takeCaseIn, {
      ...{ channel: 'phone', kind: 'complaint', cause: 'service', product: 'commercial' },
      ...{ name: '侯示例', phoneNumber: '13900018079', callBackTime: 'soonest' },
      content: '等了太久。',
    })) ?? {}
  await page.goto(`/desk/#/case?id=${caseId}`)
  await expect(page.getByText('无人办理')).toBeVisible()
  const colleague = await (await browser.newContext({ viewport: desktop })).newPage()
  await openDesk(colleague, 'claims3', '/cases')
  const { name } = await memberOf(colleague, 'claims3')
  await ask(colleague, takeCase, { caseId, version: 0 })
  await ask(colleague, noteOnCase, { caseId, words: '已听录音。' })
  await colleague.context().close()
  await expect(page.getByRole('list', { name: '备注和附件' })).toContainText('已听录音。')
  await expect(page.getByText(name).first()).toBeVisible()
  await expect(page.getByRole('button', { name: '接过来办理' })).toBeEnabled()
})

test('who looks at another page still reads how many customers write and wait', async ({
  page,
  baseURL,
}) => {
  const customer = await customerByCalls(baseURL ?? '')
  await customer.say('离开页面的时候')
  await customer.askForPerson()
  await openDesk(page, 'agent6', '/chats')
  const isRead = page.waitForResponse(`**${deskUrlOf(readChatUpTo)}`)
  await page.getByRole('button', { name: /接入下一位/ }).click()
  await isRead
  await page.getByRole('link', { name: '我的账号' }).click()
  await expect(page).toHaveTitle(/我的账号/)
  const { queued = 0, mine = [] } = (await ask(page, listChats, {})) ?? {}
  const before = mine.reduce((sum, { unread }) => sum + unread, queued)
  await customer.say('您还在吗')
  await expect.poll(() => countInTitle(page)).toBe(before + 1)
  await customer.leave()
})

test('who signs in after a colleague finds none of their conversations', async ({
  page,
  baseURL,
}) => {
  const customer = await customerByCalls(baseURL ?? '')
  await customer.say('只给第一位客服看')
  await customer.askForPerson()
  // Of an account that no other test leaves at a desk: whoever sits at two leaves nobody waiting.
  await openDesk(page, 'agent4', '/chats')
  await page.getByRole('button', { name: /接入下一位/ }).click()
  await expect(page.getByRole('list', { name: '打开的会话' })).toContainText('客户')
  await page.getByRole('button', { name: '退出' }).click()
  const entrance = new SignInPage(page)
  await entrance.give('agent7', (await memberOf(page, 'agent7')).password)
  await expect(entrance.heading).toHaveText('输入动态码')
  await entrance.confirm(await freshCode(page, 'agent7'))
  await expect(page.getByText('还没有打开会话')).toBeVisible()
  expect(linesOf(await customer.heard()).at(-1)).toContain('已为您重新排队')
  await page.getByRole('button', { name: /接入下一位/ }).click()
  await expect(page.getByRole('log', { name: '对话' })).toContainText('只给第一位客服看')
  await customer.leave()
})

async function openCase(page: Page, account: string, caseNo: string): Promise<void> {
  await openDesk(page, account, '/cases')
  await page.getByRole('textbox', { name: '受理编号' }).fill(caseNo)
  await page.getByRole('button', { name: '查找' }).click()
  await expect(page.getByRole('region', { name: '客户说的' })).toBeVisible()
}

async function countInTitle(page: Page): Promise<number> {
  return Number((await page.title()).match(/^\((\d+)\)/)?.[1] ?? 0)
}
