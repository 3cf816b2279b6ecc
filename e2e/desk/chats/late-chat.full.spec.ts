import {
  answerLeft,
  sendToChat,
  takeChat,
  takeNext,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import {
  followChats,
  noteChat,
  readChat,
} from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { type DeskCall, deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { expect, type Page, type Route } from '@playwright/test'
import { answerNever, hold, holdAnswer } from '../../support/wire.ts'
import { customerByCalls } from '../support/customer-by-calls.ts'
import { endChat, sayWhatAbout, test } from '../support/desk-test.ts'
import { ask, openDesk } from '../support/staff.ts'

const urlOf = (call: DeskCall) => `**${deskUrlOf(call)}`

test('what is still on its way is said before its conversation is handed on, and before it ends', async ({
  page,
  baseURL,
}) => {
  const chatId = await takenChat(page, baseURL)
  await page.goto(`/desk/#/chats?conversation=${chatId}`)
  const log = page.getByRole('log', { name: '对话' })

  const letHandOn = await sayLate(page, '我请同事继续')
  await page.getByRole('button', { name: '转接' }).click()
  const handOn = page.getByRole('dialog').getByRole('button', { name: '转接' })
  await handOn.click()
  await expect(handOn).toHaveAttribute('aria-busy', 'true')
  letHandOn()
  await expect(log).toContainText(/我请同事继续.*正在为您换一位客服/s)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('接入后才能回复。')).toBeVisible()

  expect(await ask(page, takeChat, { chatId })).toBeDefined()
  const letEnd = await sayLate(page, '祝您平安')
  await page.getByRole('button', { name: '结束会话' }).click()
  await sayWhatAbout(page)
  const end = page.getByRole('button', { name: '结束', exact: true })
  await end.click()
  await expect(end).toHaveAttribute('aria-busy', 'true')
  letEnd()
  await expect(log).toContainText(/祝您平安.*结束了本次服务/s)
  await expect(log).not.toContainText('没有发出')
})

test('what did not arrive holds back handing on and ending, until it is sent again', async ({
  page,
  baseURL,
}) => {
  const chatId = await takenChat(page, baseURL)
  await page.goto(`/desk/#/chats?conversation=${chatId}`)
  const dialog = page.getByRole('dialog')
  const letFail = await sayLate(page, '单子在短信里', lose)
  await page.getByRole('button', { name: '转接' }).click()
  await dialog.getByRole('button', { name: '转接' }).click()
  letFail()
  await expect(dialog.getByRole('alert')).toContainText('有话没有发出')
  await dialog.getByRole('button', { name: '取消' }).click()

  const end = dialog.getByRole('button', { name: '结束', exact: true })
  await page.getByRole('button', { name: '结束会话' }).click()
  await sayWhatAbout(page)
  await end.click()
  await expect(dialog.getByRole('alert')).toContainText('有话没有发出')
  await dialog.getByRole('button', { name: '取消' }).click()

  await page.unroute(urlOf(sendToChat))
  await page.getByRole('button', { name: '重新发送' }).click()
  await page.getByRole('button', { name: '结束会话' }).click()
  await sayWhatAbout(page)
  await end.click()
  await expect(page.getByRole('log')).toContainText(/单子在短信里.*结束了本次服务/s)
  await expect(page.getByRole('log')).not.toContainText('换一位客服')
})

test('who cancels while something is on its way ends nothing', async ({ page, baseURL }) => {
  const chatId = await takenChat(page, baseURL)
  await page.goto(`/desk/#/chats?conversation=${chatId}`)
  const log = page.getByRole('log', { name: '对话' })
  const letGo = await sayLate(page, '我再看一下')
  await page.getByRole('button', { name: '结束会话' }).click()
  await sayWhatAbout(page)
  const end = page.getByRole('button', { name: '结束', exact: true })
  await end.click()
  await expect(end).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('button', { name: '取消' }).click()
  letGo()
  await expect(log).not.toContainText('发送中…')
  await say(page, '看到了')
  await expect(log).toContainText(/我再看一下.*看到了/s)
  await expect(log).not.toContainText('发送中…')
  await expect(log).not.toContainText('结束了本次服务')
  await endChat(page, chatId)
})

test('what did not arrive is told also where its conversation was put away meanwhile', async ({
  page,
  baseURL,
}) => {
  const chatId = await takenChat(page, baseURL)
  await page.goto(`/desk/#/chats?conversation=${chatId}`)
  const letFail = await sayLate(page, '请带上身份证', lose)
  await page.getByRole('button', { name: /^收起/ }).click()
  letFail()
  await expect(page.getByText('“请带上身份证”没有发出')).toBeVisible()
  await endChat(page, chatId)
})

test('a conversation that comes late does not take the place of the one that was read since', async ({
  page,
  baseURL,
}) => {
  const chatId = await takenChat(page, baseURL)
  const held = await holdAnswer(page, urlOf(readChat))
  await page.goto(`/desk/#/chats?conversation=${chatId}`)
  await held.isMade
  await page.getByRole('button', { name: /^收起/ }).click()
  await page.goto('/desk/#/chats')
  await page.goto(`/desk/#/chats?conversation=${chatId}`)
  const log = page.getByRole('log', { name: '对话' })
  await say(page, '我在看您的单子')
  await expect(log).toContainText('我在看您的单子')
  await expect(log).not.toContainText('发送中…')
  await held.letGo()
  await expect(log).toContainText('我在看您的单子')
  await endChat(page, chatId)
})

test('a note that is begun while the one before is being added stays', async ({
  page,
  baseURL,
}) => {
  const chatId = await takenChat(page, baseURL)
  await page.goto(`/desk/#/chats?conversation=${chatId}`)
  const note = page.getByLabel('备注', { exact: true })
  await note.fill('客户比较着急')
  const letGo = await hold(page, urlOf(noteChat))
  await page.getByRole('button', { name: '添加备注' }).click()
  await note.fill('已经请理赔回电')
  letGo()
  await expect(page.getByRole('listitem').getByText('客户比较着急')).toBeVisible()
  await expect(note).toHaveValue('已经请理赔回电')
  await page.getByRole('button', { name: '添加备注' }).click()
  await expect(page.getByRole('listitem').getByText('已经请理赔回电')).toBeVisible()
  await endChat(page, chatId)
})

test('an answer to what was left that does not arrive comes back above what was typed since', async ({
  page,
  baseURL,
}) => {
  const chatId = await takenChat(page, baseURL)
  // As if the customer had left a message: the service knows better, and takes no answer to it.
  await answerNever(page, urlOf(followChats))
  await page.route(urlOf(readChat), async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    Object.assign(json.body.state, { status: 'message-left', isMine: false })
    await route.fulfill({ response, json })
  })
  await page.reload()
  await page.goto(`/desk/#/chats?conversation=${chatId}`)
  const letGo = await hold(page, urlOf(answerLeft))
  const field = page.getByLabel('回复留言')
  await field.fill('第一段。')
  await page.getByRole('button', { name: '回复并通知客户' }).click()
  await expect(field).toHaveValue('')
  await field.fill('第二段。')
  letGo()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(field).toHaveValue('第一段。\n第二段。')
  await endChat(page, chatId)
})

/** The conversation of somebody who was just taken. */
async function takenChat(page: Page, baseURL: string | undefined): Promise<string> {
  const customer = await customerByCalls(baseURL ?? '')
  await customer.say('我在排队')
  await customer.askForPerson()
  await customer.leave()
  await openDesk(page, 'agent6', '/chats')
  return (await ask(page, takeNext, {}))?.chatId ?? ''
}

const lose = (route: Route) => route.abort()

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('回复客户').fill(words)
  await page.keyboard.press('Control+Enter')
}

/** Says something that stays on its way until it is let go. */
async function sayLate(page: Page, words: string, end?: typeof lose): Promise<() => void> {
  const letGo = await hold(page, urlOf(sendToChat), end)
  await say(page, words)
  await expect(page.getByRole('log')).toContainText('发送中…')
  return letGo
}
