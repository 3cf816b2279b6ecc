import { listChats } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { chatLabels, closeChat } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import type { Page } from '@playwright/test'
import { beginRouting, test as ofVisitors } from '../../support/visitor.ts'
import { ask } from './staff.ts'

/** A desktop, the smallest window and the tablet that the desk is made for. */
export const desktop = { width: 1280, height: 800 }
export const smallest = { width: 1024, height: 700 }
export const tablet = { width: 820, height: 1180 }

/** A test at the desk: a computer of an office instead of a customer's phone. */
export const test = ofVisitors.extend({
  viewport: desktop,
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
  page: async ({ page }, use) => {
    await beginRouting(page)
    await use(page)
    await endChatsAt(page).catch(() => undefined)
  },
})

/** A desk that goes without a word leaves its customers to whoever takes the next one: another journey. */
export async function endChatsAt(page: Page): Promise<void> {
  const lists = await ask(page, listChats, {})
  for (const { chatId } of lists?.mine ?? []) await endChat(page, chatId)
}

/** Ends a conversation of whoever is at the desk, with whatever cause comes first. */
export async function endChat(page: Page, chatId: string): Promise<void> {
  const causes = (await ask(page, chatLabels, {}))?.labels.filter(({ kind }) => kind === 'cause')
  const causeId = causes?.[0]?.labelId ?? ''
  await ask(page, closeChat, { chatId, causeId, outcome: 'solved' })
}

/** Fills in what the dialog asks that ends a conversation. */
export async function sayWhatAbout(page: Page): Promise<void> {
  await page.getByLabel('咨询原因').selectOption({ label: '理赔进度' })
  await page.getByLabel('处理结果').selectOption({ label: '已解决' })
}
