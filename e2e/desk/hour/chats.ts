import { takeNext } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { readChat } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { sayWhatAbout } from '../support/desk-test.ts'
import { ask } from '../support/staff.ts'
import type { AtWork, DraftPlace } from './at-work.ts'
import type { Customer } from './customer.ts'
import { doGuarded } from './guarded-act.ts'
import type { Tally } from './tally.ts'

function logOf(page: Page) {
  return page.getByRole('log', { name: '对话' })
}

/** Takes whose turn it is by a press; that has to be this customer. */
export async function take({ page }: AtWork, customer: Customer): Promise<void> {
  await page.goto('/desk/#/chats')
  const taken = page.waitForResponse(`**${deskUrlOf(takeNext)}`)
  await page.getByRole('button', { name: /接入下一位/ }).click()
  const { body } = await (await taken).json()
  await expect(logOf(page)).toContainText(customer.words)
  customer.chatId = body.chatId
}

/** The conversation, from wherever one is. */
export async function showChat(page: Page, chatId: string): Promise<void> {
  await page.goto('/desk/#/chats')
  await page.goto(`/desk/#/chats?conversation=${chatId}`)
  // Without a name it is called by the last of its id.
  const name = `客户 ${chatId.slice(-4).toUpperCase()}`
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

export function replyTo(chatId: string): DraftPlace {
  return {
    name: `reply to ${chatId}`,
    async open(page) {
      await showChat(page, chatId)
      return page.getByLabel('回复客户')
    },
  }
}

export function noteOn(chatId: string): DraftPlace {
  return {
    name: `note on ${chatId}`,
    async open(page) {
      await showChat(page, chatId)
      return page.getByLabel('备注', { exact: true })
    },
  }
}

/** Sends what was begun, and sees it said; answers what. */
export async function sendReply(member: AtWork, place: DraftPlace): Promise<string> {
  const field = await place.open(member.page)
  await field.press('Control+Enter')
  const words = member.putAway(place)
  await expect(logOf(member.page)).toContainText(words)
  await expect(logOf(member.page)).not.toContainText('发送中')
  return words
}

/** Writes to a customer, who reads it. */
export async function reply(member: AtWork, customer: Customer, words: string): Promise<void> {
  const place = replyTo(customer.chatId)
  await member.begin(place, words)
  await customer.hears(await sendReply(member, place))
}

/** Whose it is and how it stands, as the service has it. */
export async function standOf({ page }: AtWork, chatId: string) {
  const { status, agentName } = (await ask(page, readChat, { chatId }))?.state ?? {}
  return { status, agentName }
}

/** Hands it to a colleague, or to whoever is free next. */
export async function handOn(
  member: AtWork,
  { chatId, to, tally }: { readonly chatId: string; readonly to?: AtWork; readonly tally: Tally },
): Promise<void> {
  const { page } = member
  await showChat(page, chatId)
  const dialog = page.getByRole('dialog', { name: '转接会话' })
  await doGuarded(tally, {
    name: to === undefined ? 'put back into the queue' : 'hand on to a colleague',
    press: () => page.getByRole('button', { name: '转接' }).click(),
    question: dialog,
    shows: '转给',
    sayNo: () => dialog.getByRole('button', { name: '取消' }).click(),
    async sayYes() {
      if (to !== undefined) await choose(dialog.getByLabel('转给'), to)
      await dialog.getByRole('button', { name: '转接' }).click()
    },
    state: () => standOf(member, chatId),
  })
}

/** A colleague in a list that says beside the name what they have to do. */
export async function choose(list: Locator, { name }: Pick<AtWork, 'name'>): Promise<void> {
  const option = list.locator('option', { hasText: name })
  await expect(option).toBeEnabled()
  await list.selectOption((await option.getAttribute('value')) ?? '')
}

/** Ends it, and says what it was about. */
export async function endTalk(member: AtWork, chatId: string, tally: Tally): Promise<void> {
  const { page } = member
  await showChat(page, chatId)
  const dialog = page.getByRole('dialog', { name: '结束会话' })
  await doGuarded(tally, {
    name: 'end a conversation',
    press: () => page.getByRole('button', { name: '结束会话' }).click(),
    question: dialog,
    shows: '结束后客户会看到提示',
    sayNo: () => dialog.getByRole('button', { name: '取消' }).click(),
    async sayYes() {
      await sayWhatAbout(page)
      await dialog.getByRole('button', { name: '结束', exact: true }).click()
    },
    state: () => standOf(member, chatId),
  })
}
