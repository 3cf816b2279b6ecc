import { expect, type Page } from '@playwright/test'
import { Chat } from '../pages/chat.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { dismiss } from '../support/way-back.ts'
import { hold, holdAnswer } from '../support/wire.ts'

test.beforeEach(({ page }) => beginRouting(page))

test('a message that is left late says nothing in the conversation that was begun since', async ({
  page,
}) => {
  const chat = await Chat.open(page)
  await chat.say('怎么下载电子保单？')
  await expect(chat.said(/电子签章/)).toBeVisible()
  await chat.askPerson.click()
  await chat.leave.click()
  const sheet = page.getByRole('dialog', { name: '留言' })
  await sheet.getByRole('textbox', { name: '您想问什么' }).fill('保单能不能改名字？')
  await sheet.getByRole('textbox', { name: '手机号' }).fill('13900020092')
  await sheet.getByRole('button', { name: '提交留言' }).click()
  await chat.codeSheet.slide.passByFinger()
  const answer = await holdAnswer(page, '**/leaveMessage')
  await chat.codeSheet.typeCode()
  await answer.isMade
  await beginNext(chat)
  await answer.letGo()
  await chat.say('谢谢你')
  await expect(chat.said('不客气')).toBeVisible()
  await expect(chat.said('保单能不能改名字？')).toHaveCount(0)
})

test('earlier visits that are found late do not say how the conversation stands that was begun since', async ({
  page,
}) => {
  const chat = await Chat.open(page)
  await chat.askPerson.click()
  await expect(chat.leave).toBeVisible()
  await chat.proveForHistory('13900020093')
  await chat.codeSheet.slide.passByFinger()
  const answer = await holdAnswer(page, '**/linkHistory')
  await chat.codeSheet.typeCode()
  await answer.isMade
  // Nothing but answers tells how the next one stands: the stream would set right what they get wrong.
  await page.route('**/followConversation', (route) => route.abort())
  await beginNext(chat)
  await answer.letGo()
  await chat.askPerson.click()
  await expect(chat.leave).toBeVisible()
  await page.getByRole('button', { name: '取消等待' }).click()
  await expect(chat.askPerson).toBeVisible()
})

test('what is still on its way is said before the conversation ends, and begins no other', async ({
  page,
}) => {
  const chat = await Chat.open(page)
  await chat.say('怎么下载电子保单？')
  await expect(chat.said(/电子签章/)).toBeVisible()
  const letGo = await hold(page, '**/question')
  await chat.say('谢谢你')
  await chat.choose('结束对话')
  await page.getByRole('alertdialog').getByRole('button', { name: '结束对话' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  letGo()
  await expect(page.getByRole('button', { name: '再次咨询' })).toBeVisible()
  await expect(chat.log).toContainText(/谢谢你.*会话已结束/s)
})

/** In place of the one whose sheet, with the code over it, is still open. */
async function beginNext(chat: Chat): Promise<void> {
  const { page } = chat
  await dismiss(page)
  await dismiss(page)
  await chat.choose('结束对话')
  await confirmEnd(page)
  await page.getByRole('button', { name: '再次咨询' }).click()
  await chat.isReady()
}

async function confirmEnd(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: '结束对话' }).click()
  await expect(page.getByRole('button', { name: '再次咨询' })).toBeVisible()
}
