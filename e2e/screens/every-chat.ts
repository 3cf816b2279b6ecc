import { expect, type Page } from '@playwright/test'
import { Chat } from '../pages/chat.ts'
import { dismiss } from '../support/way-back.ts'
import { success } from '../support/wire.ts'

type Facts = Readonly<Record<string, unknown>>

const state = { status: 'robot', readSeq: 0, canBeRated: false, isLinked: false }
const person = { ...state, status: 'person', agentid: '1007', agentName: '小周', canBeRated: true }

const withRobot = [
  { from: 'customer', ...text('理赔款多久到账？') },
  {
    from: 'robot',
    ...text(
      '材料交齐后，我们最长 30 天内核定；赔付金额谈妥后 10 天内付款，不属于保险责任的 3 天内书面说明。每一步的承诺日期，在“理赔查询”里都能看到。',
    ),
    links: [{ title: '理赔查询', href: '#/claims-query' }],
    canBeRated: true,
    isHelpful: true,
  },
  { from: 'customer', ...text('发票') },
  {
    from: 'robot',
    kind: 'suggestions',
    text: '您想问的是不是：',
    questions: ['怎么开发票、下载电子发票？', '发票抬头开错了怎么办？'],
  },
]

const agent = { from: 'agent', agentid: '1007', agentName: '小周' }

const withPerson = [
  { from: 'notice', ...text('客服 小周（工号 1007）为您服务。') },
  { ...agent, ...text('王先生您好，请把维修发票正面拍清楚，发到这里就可以。') },
  {
    from: 'customer',
    kind: 'file',
    handle: 'a',
    name: '发票.jpg',
    mediaType: 'image/jpeg',
    bytes: 2,
  },
  {
    from: 'customer',
    kind: 'card',
    about: 'claim',
    title: '车险理赔',
    rows: [
      { label: '报案号', value: 'RDAA **** **** 0007' },
      { label: '进度', value: '待材料' },
    ],
  },
  {
    ...agent,
    kind: 'file',
    handle: 'b',
    name: '维修清单.pdf',
    mediaType: 'application/pdf',
    bytes: 20480,
  },
  {
    ...agent,
    kind: 'screen',
    title: '理赔进度',
    words: '机动车商业保险，报案号 RDAA **** **** 0007。看办到哪一步、接下来做什么。',
    link: { title: '看理赔进度', href: '#/me?open=claim&claim=a' },
  },
  { from: 'customer', ...text('收到了，谢谢') },
]

const ways: Readonly<Record<string, { readonly said: readonly Facts[]; readonly state: Facts }>> = {
  'chat-robot': { said: withRobot, state },
  'chat-queued': {
    said: withRobot.slice(0, 2),
    state: { ...state, status: 'queued', position: 4 },
  },
  'chat-person': { said: withPerson, state: { ...person, readSeq: 10 } },
  'chat-left': {
    said: [{ from: 'customer', ...text('保单能不能改名字？') }],
    state: { ...state, status: 'message-left', promise: '11 月 21 日 12:00 前' },
  },
  'chat-ended': {
    said: [...withPerson.slice(0, 2), { from: 'notice', ...text('会话已结束，感谢您的咨询。') }],
    state: { ...person, status: 'ended' },
  },
  'chat-rated': {
    said: [{ from: 'notice', ...text('会话已结束，感谢您的咨询。') }],
    state: { ...person, status: 'ended', canBeRated: false, score: 5 },
  },
}

/** A journey through a talk as it may stand: it takes a person of the staff, and closing time. */
export async function* everyChat(page: Page): AsyncGenerator<string> {
  const chat = await Chat.open(page)
  yield 'chat-begin'
  await page.route('**/online/question', (route) => route.abort())
  await chat.say('怎么下载电子保单？')
  await expect(chat.log.getByRole('button', { name: '重试' })).toBeVisible()
  yield 'chat-failed'
  await chat.log.getByRole('button', { name: '删除' }).click()
  yield* sheets(page, chat)
  const picture = (await page.screenshot({ type: 'jpeg', quality: 20 })).toString('base64')
  await page.route('**/doImage', (route) =>
    route.fulfill(success({ handle: 'a', mediaType: 'image/jpeg', data: picture })),
  )
  for (const [screen, way] of Object.entries(ways)) {
    await tell(page, way)
    await page.reload()
    await expect(chat.log.getByText(lastWords(way.said))).toBeVisible()
    yield screen
    await page.unroute('**/followConversation')
  }
}

async function* sheets(page: Page, chat: Chat) {
  await page.getByRole('button', { name: '图片、文件和更多' }).click()
  await expect(page.getByRole('button', { name: '结束对话' })).toBeVisible()
  yield 'chat-more'
  await dismiss(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await chat.choose('发送保单、理赔或订单')
  await expect(page.getByRole('link', { name: '查理赔' })).toBeVisible()
  yield 'chat-share'
  await dismiss(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await chat.choose('查看以前的咨询')
  await expect(page.getByRole('textbox', { name: '手机号' })).toBeVisible()
  yield 'chat-history'
  await dismiss(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await tell(page, { said: [], state: { ...state, status: 'queued', position: 1 } })
  await page.reload()
  await chat.leave.click()
  await expect(page.getByRole('textbox', { name: '您想问什么' })).toBeVisible()
  yield 'chat-leave'
  await dismiss(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.unroute('**/followConversation')
}

function text(words: string) {
  return { kind: 'text', text: words, links: [], canBeRated: false }
}

function lastWords(said: readonly Facts[]): string {
  return String(said.at(-1)?.text ?? said.at(-1)?.name)
}

/** From now on the stream tells this. */
async function tell(page: Page, way: { readonly said: readonly Facts[]; readonly state: Facts }) {
  const messages = way.said.map((message, at) => ({
    seq: at + 1,
    at: `2026-11-16 14:0${at}`,
    ...message,
  }))
  await page.route('**/followConversation', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `data: ${JSON.stringify({ messages, state: way.state })}\n\n`,
    }),
  )
}
