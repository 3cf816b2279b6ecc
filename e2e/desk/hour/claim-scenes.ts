import { findClaim, readClaim } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { listDocuments } from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { expect, type Page } from '@playwright/test'
import { ClaimDocuments } from '../../pages/claim-documents.ts'
import { fillPayment, whyPaid, yearOf } from '../support/claim-at-desk.ts'
import { ask } from '../support/staff.ts'
import { type AtWork, type DraftPlace, openAnew } from './at-work.ts'
import { showChat } from './chats.ts'
import { doGuarded } from './guarded-act.ts'
import type { Scene } from './hour.ts'

/** The claimant's. */
const registNo = () => `RDAA${yearOf(9)}44010000710102`

async function claimIdFor({ page }: AtWork): Promise<string> {
  return (await ask(page, findClaim, { registNo: registNo() }))?.claimId ?? ''
}

/** How far it is, as the service has it. */
async function claimFor(member: AtWork) {
  const claim = await ask(member.page, readClaim, { claimId: await claimIdFor(member) })
  return { version: claim?.version, waits: claim?.approval?.state, is: claim?.statusText }
}

/** Asked by a card beside the chat; two documents come, one good and one not. */
export const documentsCome: Scene = async (hour) => {
  const { page } = hour.team.one
  const claimant = hour.customer('claimant')
  await showChat(page, claimant.chatId)
  await page.getByRole('link', { name: '请客户交材料' }).click()
  await page
    .getByRole('combobox', { name: '什么材料' })
    .selectOption({ label: '清单上没有的，自己写' })
  await page.getByRole('textbox', { name: '写明要交什么' }).fill('修理厂的清单')
  await page.getByRole('button', { name: '请客户交', exact: true }).click()
  await expect(page.getByText('卡片已发到会话里。')).toBeVisible()

  await claimant.chat.log.getByRole('link', { name: '去交材料' }).click()
  const claim = new ClaimDocuments(claimant.page)
  const [good, bad] = [await claim.firstNeeded(), await claim.secondNeeded()]
  const buffer = await claimant.page.screenshot({ type: 'jpeg' })
  for (const document of [good, bad]) {
    const open = document.getByRole('button', { name: /^上传/ })
    if (await open.isVisible()) await open.click()
    await claim.choose(document, { name: '照片.jpg', mimeType: 'image/jpeg', buffer })
    await expect(document).toContainText('已收到')
  }
}

/** The claim's documents alone, the one of this name open. */
async function openDocument(page: Page, claimId: string, name: string): Promise<void> {
  await page.goto(`/desk/#/documents?claim=${claimId}`)
  const queue = page.getByRole('region', { name: '待审核的材料' })
  await queue.getByRole('button', { name }).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.getByRole('button', { name: /^通过/ })).toBeEnabled()
}

/** Taken back within its seconds an acceptance was none; a refusal is asked about, with what the customer reads. */
export const documentsAreJudged: Scene = async (hour) => {
  const { handler } = hour.team
  const { page } = handler
  const claimant = hour.customer('claimant')
  const claimId = await claimIdFor(handler)
  const waiting = async () => {
    const { documents = [] } = (await ask(page, listDocuments, { claimId })) ?? {}
    return documents.map(({ name }) => name)
  }
  const [good = '', bad = ''] = await waiting()
  await openDocument(page, claimId, good)
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: /^撤销/ })).toBeVisible()
  await page.keyboard.press('z')
  await expect.poll(waiting).toEqual([good, bad])

  const question = page.getByRole('dialog', { name: `退回：${bad}` })
  const reason: DraftPlace = {
    name: 'why a document is refused',
    async open() {
      await openDocument(page, claimId, bad)
      await page.keyboard.press('r')
      return question.getByRole('textbox', { name: '退回原因' })
    },
  }
  await handler.begin(reason, '照片里看不清证号，请在亮处再拍一张。')
  await handler.reload()
  await page.keyboard.press('Escape')
  handler.putAway(reason)
  await doGuarded(hour.tally, {
    name: 'refuse a document',
    press: () => page.keyboard.press('r'),
    question,
    shows: '客户会看到这段话',
    sayNo: () => question.getByRole('button', { name: '取消' }).click(),
    sayYes: () => question.getByRole('button', { name: '退回' }).click(),
    state: waiting,
  })
  await openDocument(page, claimId, good)
  await page.keyboard.press('a')
  await expect.poll(waiting).toEqual([])
  await expect(claimant.page.getByText('照片里看不清证号')).toBeVisible()
  await expect(claimant.page.getByText('已通过').first()).toBeVisible()
}

/** Why it is paid is begun and found after a reload and a sign-out; then it is shown, asked, and waits for a second one. */
export const paymentIsAsked: Scene = async ({ tally, team: { handler } }) => {
  const { page } = handler
  const claimId = await claimIdFor(handler)
  const why: DraftPlace = {
    name: 'why a claim is paid',
    async open() {
      await page.goto(`/desk/#/claims?id=${claimId}`)
      return whyPaid(page)
    },
  }
  await page.goto(`/desk/#/claims?id=${claimId}`)
  await fillPayment(page, '60000')
  await handler.begin(why, '全损，查勘员已当面核实。')
  await handler.reload()
  await handler.signOut()
  await handler.signIn()
  await handler.reload()
  handler.putAway(why)
  const question = page.getByRole('dialog', { name: '赔款已支付？' })
  await doGuarded(tally, {
    name: 'pay above the limit',
    press: () => page.getByRole('button', { name: '添加' }).click(),
    question,
    shows: /由另一位同事复核通过后.*客户会看到：/s,
    sayNo: () => question.getByRole('button', { name: '取消' }).click(),
    sayYes: () => question.getByRole('button', { name: '提交复核' }).click(),
    state: () => claimFor(handler),
  })
}

/** The supervisor lets it pass, the claimant reads it; it was a mistake, and is taken back where everybody sees it. */
export const paidAndTakenBack: Scene = async (hour) => {
  const { tally } = hour
  const { handler, supervisor } = hour.team
  const claimant = hour.customer('claimant')
  const claimId = await claimIdFor(handler)
  await claimant.page.goto('/#/me')
  await claimant.page.getByRole('link').filter({ hasText: '剐蹭' }).click()
  await expect(claimant.page.getByRole('heading', { name: '办理进度' })).toBeVisible()

  const { page } = supervisor
  await page.goto(`/desk/#/claims?id=${claimId}`)
  const passing = page.getByRole('dialog')
  await doGuarded(tally, {
    name: 'let a large payment pass',
    press: () => page.getByRole('button', { name: '复核通过' }).click(),
    question: passing,
    shows: '通过后客户马上看到赔款已支付',
    sayNo: () => passing.getByRole('button', { name: '取消' }).click(),
    sayYes: () => passing.getByRole('button', { name: '复核通过' }).click(),
    state: () => claimFor(supervisor),
  })
  await expect(claimant.page.getByText('已赔付').first()).toBeVisible()

  const desk = handler.page
  await openAnew(desk, `/claims?id=${claimId}`)
  const correcting = desk.getByRole('dialog', { name: '更正“赔款已支付”？' })
  const reason: DraftPlace = {
    name: 'why a step is corrected',
    async open() {
      await desk.getByRole('button', { name: /^更正 .* 的赔款已支付$/ }).click()
      return correcting.getByRole('textbox', { name: /更正原因/ })
    },
  }
  await handler.begin(reason, '付给了别的案件。')
  await handler.reload()
  handler.putAway(reason)
  await desk.keyboard.press('Escape')
  await doGuarded(tally, {
    name: 'take a payment back',
    async press() {
      await reason.open(desk)
      await correcting.getByRole('button', { name: '看看客户会看到什么' }).click()
    },
    question: correcting.getByRole('list', { name: '客户会看到' }),
    sayNo: () => correcting.getByRole('button', { name: '取消' }).click(),
    sayYes: () => correcting.getByRole('button', { name: '确定更正' }).click(),
    state: () => claimFor(handler),
  })
  await expect(claimant.page.getByText('已赔付')).toHaveCount(0)
}
