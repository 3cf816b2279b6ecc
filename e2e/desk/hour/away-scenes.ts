import { expect } from '@playwright/test'
import { isWarned, untilStored } from '../support/kept-draft.ts'
import type { DraftPlace } from './at-work.ts'
import { endTalk, handOn, reply, replyTo, sendReply, take } from './chats.ts'
import type { Scene } from './hour.ts'

/** The customer is told at once and keeps their place; what was begun is there when their agent is back. */
export const agentSignsOut: Scene = async (hour) => {
  const { other } = hour.team
  const left = await hour.comes('left')
  await left.askForPerson('修理厂在哪里 庚')
  await take(other, left)
  const answer = replyTo(left.chatId)
  await other.begin(answer, '离您最近的一家在文昌大道。')
  await other.reload()
  const words = other.putAway(answer)
  await other.signOut()
  await expect(left.chat.said(/为您换一位客服|已为您重新排队/)).toBeVisible()
  await left.isToldPlace(/您排在第 1 位/)
  await other.signIn()
  await take(other, left)
  await other.findAgain(answer, words)
  await left.hears(await sendReply(other, answer))
  await endTalk(other, left.chatId, hour.tally)
  await left.leave()
}

/** What is typed meanwhile is not stored, and leaving warns; then it is. */
export const lineBreaks: Scene = async (hour) => {
  const { one } = hour.team
  const cut = await hour.comes('cut')
  await cut.askForPerson('电话打不进去 辛')
  await take(one, cut)
  const { page } = one
  const answer = replyTo(cut.chatId)
  await one.begin(answer, '我先看看')
  await page.context().setOffline(true)
  const words = '我先看看，断网的时候写到一半'
  await page.getByLabel('回复客户').fill(words)
  expect(await isWarned(page)).toBe(true)
  await page.context().setOffline(false)
  await untilStored(page)
  one.putAway(answer)
  await one.findAgain(answer, words)
  await one.reload()
  await cut.page.context().setOffline(true)
  await sendReply(one, answer)
  await cut.page.context().setOffline(false)
  await cut.hears(words)
}

/** Of whoever closes the computer without a word the customer waits for another one, at the place they had. */
export const deskCloses: Scene = async (hour) => {
  const { other } = hour.team
  const alone = await hour.comes('alone')
  await alone.askForPerson('我的车在路上 壬')
  await take(other, alone)
  await other.begin(replyTo(alone.chatId), '请把车停到安全的地方。')
  await other.page.goto('about:blank')
}

/** After two minutes, in which others were at work. */
export const othersGoOn: Scene = async (hour) => {
  const { one, other } = hour.team
  const alone = hour.customer('alone')
  await expect(alone.chat.said(/已离线，已为您重新排队/)).toBeVisible({ timeout: 240_000 })
  await alone.isToldPlace(/您排在第 1 位/)
  await take(one, alone)
  await reply(one, alone, '救援十分钟后到。')
  await other.page.goto('/desk/#/chats')
  await expect(other.page.getByRole('tab', { name: /排队/ })).toBeVisible()
  await handOn(one, { chatId: alone.chatId, to: other, tally: hour.tally })
  await other.reload()
  await alone.hears(await sendReply(other, replyTo(alone.chatId)))
  await endTalk(other, alone.chatId, hour.tally)
  await alone.leave()
}

/** Both are told, and both are answered by whoever is back first. */
export const signsOutWithTwo: Scene = async (hour) => {
  const { one } = hour.team
  const [claimant, cut] = [hour.customer('claimant'), hour.customer('cut')]
  const both = [replyTo(claimant.chatId), replyTo(cut.chatId)] as const
  await one.begin(both[0], '审核的同事已经看过了。')
  await one.begin(both[1], '我请同事给您回电。')
  await one.reload()
  const words = both.map((place) => one.putAway(place))
  await one.signOut()
  await claimant.page.goto('/#/customer-service')
  for (const { chat } of [claimant, cut]) await expect(chat.said(/您排在第 [12] 位/)).toBeVisible()
  await one.signIn()
  await one.page.goto('/desk/#/chats')
  await take(one, claimant)
  await take(one, cut)
  for (const [at, place] of both.entries()) await one.findAgain(place, words[at] ?? '')
  await one.reload()
  await claimant.hears(await sendReply(one, both[0]))
  await cut.hears(await sendReply(one, both[1]))
  for (const { chatId } of [claimant, cut]) await endTalk(one, chatId, hour.tally)
  await cut.leave()
}

/** A supervisor goes on where a colleague keeps somebody waiting. */
export const takenOver: Scene = async (hour) => {
  const { one, supervisor } = hour.team
  const angry = await hour.comes('angry')
  await angry.askForPerson('我要找你们领导 癸')
  await take(one, angry)
  const { page } = supervisor
  await page.goto('/desk/#/supervision')
  await page
    .getByRole('row')
    .filter({ hasText: angry.words })
    .getByRole('button', { name: /^接管/ })
    .click()
  await expect(angry.chat.said(/继续为您服务/)).toBeVisible()
  await supervisor.begin(replyTo(angry.chatId), '我是主管，这件事我来办。')
  await supervisor.reload()
  await angry.hears(await sendReply(supervisor, replyTo(angry.chatId)))
  await endTalk(supervisor, angry.chatId, hour.tally)
  await angry.leave()
}

/** Of somebody who calls while the chats go on. */
const intake: DraftPlace = {
  name: 'a complaint that is taken in',
  async open(page) {
    await page.goto('/desk/#/case-intake')
    return page.getByRole('textbox', { name: '客户说的' })
  },
}

/** At the end of the hour somebody waits, and is still told where while people come and go. */
export const lastOneWaits: Scene = async (hour) => {
  const { one, other } = hour.team
  const last = await hour.comes('last')
  await last.askForPerson('还来得及吗 子')
  await one.begin(intake, '第一位来电人说的')
  await other.begin(intake, '第二位来电人说的')
  await other.signOut()
  await one.reload()
  await last.isToldPlace(/您排在第 1 位/)
  await other.signIn()
  await other.reload()
  await last.isToldPlace(/您排在第 1 位/)
  for (const member of [one, other]) await member.giveUp(intake)
}
