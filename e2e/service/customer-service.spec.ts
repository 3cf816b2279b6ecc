import { expect, type Page } from '@playwright/test'
import { Chat } from '../pages/chat.ts'
import { SlideSheet } from '../pages/slide-sheet.ts'
import { drawFrames } from '../support/frames.ts'
import { untilKept } from '../support/kept.ts'
import { markupToSay } from '../support/markup-to-say.ts'
import { smallPdf } from '../support/small-pdf.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { dismiss, goBack } from '../support/way-back.ts'
import { loseAnswer } from '../support/wire.ts'

const question = '**/online/question'
const downloading = '怎么下载电子保单？'

test.beforeEach(({ page }) => beginRouting(page))

test('a question is answered with a way to the screen, and the way back finds what was said', async ({
  page,
}) => {
  const chat = await Chat.open(page)
  await chat.log.getByRole('button', { name: downloading }).click()
  await expect(chat.said(/电子签章/)).toBeVisible()
  await chat.log.getByRole('link', { name: '查车险保单' }).click()
  await expect(page).toHaveTitle('保险查询')
  await goBack(page)
  await expect(chat.said(/电子签章/)).toBeVisible()

  await test.step('a reload tells it again, once', async () => {
    await page.reload()
    await expect(chat.said(/电子签章/)).toHaveCount(1)
    await expect(chat.log.getByRole('link', { name: '查车险保单' })).toBeVisible()
  })

  await test.step('another tab of the visit has the same conversation, and hears what is said here', async () => {
    const other = await page.context().newPage()
    const there = await Chat.open(other)
    await expect(there.said(/电子签章/)).toBeVisible()
    await chat.say('谢谢你')
    await expect(there.said('谢谢你')).toHaveCount(1)
    await there.say('再见')
    await expect(chat.said('再见')).toHaveCount(1)
  })
})

test('what may mean much is answered by questions, and an answer that did not help offers a person', async ({
  page,
}) => {
  const chat = await Chat.open(page)
  await chat.say('发票')
  await chat.log.getByRole('button', { name: '发票抬头开错了怎么办？' }).click()
  const didHelp = chat.log.getByRole('button', { name: '有帮助' })
  await didHelp.click()
  await expect(didHelp).toHaveAttribute('aria-pressed', 'true')
  const didNot = chat.log.getByRole('button', { name: '没解决' })
  await didNot.click()
  await expect(didNot).toHaveAttribute('aria-pressed', 'true')
  await expect(didHelp).toHaveAttribute('aria-pressed', 'false')
  await expect(chat.log.getByRole('button', { name: '转人工' })).toBeVisible()
})

test('two questions without an answer lead to a person, whose queue is shown with a place', async ({
  page,
}) => {
  const chat = await Chat.open(page)
  await chat.say('世界杯谁赢了')
  await expect(chat.log.getByText('自助客服：')).toHaveCount(2)
  await chat.say('怎么学英语')
  await expect(chat.said(/正在请人工客服过来/)).toBeVisible()
  await expect(chat.said('正在为您转接人工客服')).toBeVisible()
  await expect(chat.said(/您排在第 \d+ 位.*大约等 \d+ 分钟/)).toBeVisible()
  await expect(chat.askPerson).toBeHidden()
  await expect(chat.leave).toBeVisible()

  await test.step('who would rather not wait is with the robot again, with all that was said', async () => {
    await page.getByRole('button', { name: '取消等待' }).click()
    await expect(chat.said(/已取消等待/)).toBeVisible()
    await expect(chat.said('正在为您转接人工客服')).toHaveCount(0)
    await expect(chat.said('世界杯谁赢了')).toHaveCount(1)
    await chat.say('谢谢你')
    await expect(chat.said('不客气')).toBeVisible()
  })

  await test.step('who ends it begins another one', async () => {
    await chat.choose('结束对话')
    await page.getByRole('alertdialog').getByRole('button', { name: '结束对话' }).click()
    const again = page.getByRole('button', { name: '再次咨询' })
    await page.route('**/userSign', (route) => route.abort())
    await again.click()
    await expect(page.getByRole('region', { name: '输入和操作' }).getByRole('alert')).toHaveText(
      /网络/,
    )
    await page.unroute('**/userSign')
    await again.click()
    await chat.isReady()
    await expect(chat.said(/智能客服/)).toBeInViewport({ ratio: 0.9 })
    await expect(chat.said('正在为您转接人工客服')).toHaveCount(0)
  })

  await test.step('what has just ended can be read again above it', async () => {
    await expect(chat.said('世界杯谁赢了')).toHaveCount(0)
    await page.getByRole('button', { name: '查看更早的消息' }).click()
    await expect(chat.said('世界杯谁赢了')).toHaveCount(1)
    await expect(page.getByRole('button', { name: '查看更早的消息' })).toHaveCount(0)
  })
})

test('what could not be sent stays, over a reload too, and is said once when it is tried again', async ({
  page,
}) => {
  const chat = await Chat.open(page)
  await page.route(question, (route) => route.abort())
  await chat.say(downloading)
  const retry = chat.log.getByRole('button', { name: '重试' })
  await expect(retry).toBeVisible()
  await untilKept(page, 'unsentMessages')
  await page.reload()
  await chat.isReady()
  await expect(chat.said('没有发出')).toBeVisible()
  await page.unroute(question)

  await test.step('its answer is lost, so the same is tried once more', async () => {
    await page.route('**/followConversation', (route) => route.abort())
    await page.reload()
    await chat.isReady()
    await loseAnswer(page, question)
    await retry.click()
    await expect(chat.said('没有发出')).toBeVisible()
    await retry.click()
    await expect(chat.said(/电子签章/)).toBeVisible()
    await page.unroute('**/followConversation')
    await page.reload()
    await expect(chat.said(/电子签章/)).toHaveCount(1)
    await expect(chat.log.getByText('我：')).toHaveCount(1)
    await expect(retry).toHaveCount(0)
  })
})

test('what was said while the line was down is sent by itself once it is back', async ({
  page,
  context,
}) => {
  const chat = await Chat.open(page)
  await context.setOffline(true)
  await chat.say(downloading)
  await expect(chat.said('没有发出')).toBeVisible()
  await context.setOffline(false)
  await expect(chat.said(/电子签章/)).toHaveCount(1)
  await expect(chat.said('没有发出')).toHaveCount(0)
  await expect(chat.log.getByText('我：')).toHaveCount(1)
})

test('a file that the line kept from arriving is sent by itself once it is back, and arrives once', async ({
  page,
  context,
}) => {
  const chat = await Chat.open(page)
  const photo = await page.screenshot({ type: 'jpeg' })
  await chat.choose('发送保单、理赔或订单')
  await expect(page.getByRole('link', { name: '查理赔' })).toBeVisible()
  await dismiss(page)
  await context.setOffline(true)
  await chat.sendFile({ name: '照片.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(chat.log.getByText('点按重试')).toBeVisible()
  await context.setOffline(false)
  await expect(chat.log.getByRole('img', { name: /^图片/ })).toHaveCount(1)
  await expect(chat.log.getByText('点按重试')).toHaveCount(0)
})

test('who is not told the hours of people can leave a message, and is greeted once the line is back', async ({
  page,
}) => {
  const lost = ['**/customerInitAndConsultation', '**/followConversation']
  for (const each of lost) await page.route(each, (route) => route.abort())
  await page.goto('/#/customer-service')
  const chat = new Chat(page)
  await chat.leave.click()
  const sheet = page.getByRole('dialog', { name: '留言' })
  await expect(sheet.getByRole('textbox', { name: '您想问什么' })).toBeVisible()
  await dismiss(page)
  await expect(page.getByText('连接中断，正在重新连接…')).toBeVisible()
  for (const each of lost) await page.unroute(each)
  await tryLineAnew(page)
  await chat.isReady()
  await expect(chat.leave).toBeHidden()
})

test('who was away until the visit had ended is told so, and loses nothing of what they say next', async ({
  page,
  context,
}) => {
  const chat = await Chat.open(page)
  await chat.say('谢谢你')
  await expect(chat.said('不客气')).toBeVisible()
  await context.clearCookies()
  await chat.say(downloading)
  await expect(page.getByRole('alert').getByText(/刚才的对话已结束/)).toBeVisible()
  await expect(chat.said(/电子签章/)).toBeVisible()
  await expect(chat.said('谢谢你')).toHaveCount(0)
})

test('without a network the page says so, and catches up by itself', async ({ page, context }) => {
  const chat = await Chat.open(page)
  const other = await context.newPage()
  const there = await Chat.open(other)
  await page.route('**/followConversation', (route) => route.abort())
  await tryLineAnew(page)
  await expect(page.getByText('连接中断，正在重新连接…')).toBeVisible()
  await there.say(downloading)
  await expect(there.said(/电子签章/)).toBeVisible()
  await page.unroute('**/followConversation')
  // The longest pause between two tries is 37.5 seconds.
  await expect(chat.said(/电子签章/)).toBeVisible({ timeout: 90_000 })
  await expect(page.getByText('连接中断，正在重新连接…')).toBeHidden()
})

test('who reads above is not moved, and is told how much is new', async ({ page, context }) => {
  test.setTimeout(180_000)
  const chat = await Chat.open(page)
  for (const text of [downloading, '出险后怎么报案？', '怎么支付未付款的订单？']) {
    await chat.say(text)
    await expect(chat.log.getByText('我：')).not.toHaveCount(0)
  }
  await expect(chat.log.getByRole('button', { name: '有帮助' })).toHaveCount(3)
  await drawFrames(page)
  await chat.log.evaluate((log) => log.scrollTo(0, 0))
  await expect(chat.said('大家常问')).toBeInViewport()

  const there = await Chat.open(await context.newPage())
  await there.say('谢谢你')
  const pill = page.getByRole('button', { name: /条新消息/ })
  await expect(pill).toHaveText('1 条新消息')
  await expect(chat.said('大家常问')).toBeInViewport()
  await pill.click()
  await expect(chat.said('谢谢你')).toBeInViewport()
  await expect(pill).toBeHidden()
})

test('words of mark-up and script are words, and nothing of them runs', async ({ page }) => {
  test.setTimeout(300_000)
  await page.addInitScript(() => Reflect.set(window, 'hasRun', false))
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.dismiss()
  })
  const chat = await Chat.open(page)
  await test.step('said by the customer', async () => {
    for (const text of markupToSay().slice(0, 8)) {
      await chat.say(text)
      await expect(chat.said(text).first()).toBeVisible()
    }
  })
  await test.step('told by the service, 500 of them in every place that shows words', async () => {
    await tell(page, markupToSay())
    await page.reload()
    await expect(chat.said('最后一句')).toBeVisible()
    await chat.log.getByText('最后一句').scrollIntoViewIfNeeded()
  })
  expect(dialogs).toBe(0)
  expect(await page.evaluate(() => Reflect.get(window, 'hasRun'))).toBe(false)
  const strange = chat.log.locator(
    'script, iframe, object, embed, form, img, svg[onload], [style*="url"]',
  )
  await expect(strange).toHaveCount(0)
  const hrefs = await chat.log
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs.filter((href) => !href?.startsWith('#/'))).toEqual([])
  await test.step('the robot knew none of it, so it waits for a person, whom other tests want', async () => {
    await page.unroute('**/followConversation')
    await page.reload()
    await page.getByRole('button', { name: '取消等待' }).click()
    await expect(chat.said(/已取消等待/)).toBeVisible()
  })
})

/** As a network that is back does it: at once, however long the pauses between tries have grown. */
async function tryLineAnew(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

/** From now on the stream tells these words, in every kind of message. */
async function tell(page: Page, words: readonly string[]): Promise<void> {
  const head = { at: '2026-11-16 08:30', from: 'agent' }
  const state = {
    status: 'robot',
    readSeq: 0,
    canBeRated: false,
    isLinked: false,
    agentName: words[0],
  }
  const kinds = (text: string) => [
    { kind: 'text', text, links: [{ title: text, href: text }], canBeRated: true },
    { kind: 'suggestions', text, questions: [text] },
    { kind: 'file', handle: text, name: text, mediaType: 'application/pdf', bytes: 1 },
    { kind: 'card', about: 'policy', title: text, rows: [{ label: text, value: text }] },
    { kind: 'text', text, links: [], canBeRated: false, from: 'notice' },
  ]
  const told = words.map((text, at) => kinds(text)[at % 5])
  const last = { kind: 'text', text: '最后一句', links: [], canBeRated: false }
  const messages = [...told, last].map((message, at) => ({ ...head, seq: at + 1, ...message }))
  await page.route('**/followConversation', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `data: ${JSON.stringify({ messages, state })}\n\n`,
    }),
  )
}

test('who proves the same phone in another visit reads what was said in the first', async ({
  page,
  browser,
}) => {
  const phone = '13900020091'
  const chat = await Chat.open(page)
  await chat.say(downloading)
  await expect(chat.said(/电子签章/)).toBeVisible()
  await chat.proveForHistory(phone)
  await chat.codeSheet.slide.passByFinger()
  await chat.codeSheet.typeCode()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const later = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const there = await Chat.open(await later.newPage())
  await expect(there.said(/电子签章/)).toHaveCount(0)
  await there.proveForHistory(phone)
  await there.codeSheet.slideOnceUntilSent()
  await there.codeSheet.typeLastCodeOf(2)
  await expect(there.said(/电子签章/)).toBeVisible()
  await later.close()
})

test('a photo and a PDF arrive and can be looked at; what cannot be sent says why', async ({
  page,
}) => {
  const chat = await Chat.open(page)
  const photo = await page.screenshot({ type: 'jpeg' })
  await chat.sendFile({ name: '照片.jpg', mimeType: 'image/jpeg', buffer: photo })
  await chat.log.getByRole('img', { name: /^图片/ }).click()
  await expect(page.getByRole('dialog', { name: '查看图片' })).toBeVisible()
  await dismiss(page)
  await chat.sendFile({ name: '清单.pdf', mimeType: 'application/pdf', buffer: smallPdf(1) })
  // Of a second file that somebody sends who has proven no phone.
  await new SlideSheet(page).passByFinger()
  await chat.log.getByRole('button', { name: /PDF · / }).click()
  await expect(page.getByRole('dialog').getByText('第 1 / 1 页')).toBeVisible()
  await dismiss(page)
  await chat.sendFile({ name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('你好') })
  await expect(chat.log.getByRole('alert')).toContainText('只能上传照片（JPG、PNG）或 PDF 文件')
  await chat.log.getByRole('button', { name: /^删除/ }).click()
  await expect(chat.log.getByRole('alert')).toHaveCount(0)
})
