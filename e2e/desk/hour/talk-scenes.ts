import { expect } from '@playwright/test'
import { dismiss } from '../../support/way-back.ts'
import {
  choose,
  endTalk,
  handOn,
  noteOn,
  reply,
  replyTo,
  sendReply,
  standOf,
  take,
} from './chats.ts'
import { doGuarded } from './guarded-act.ts'
import type { Scene } from './hour.ts'

/** Who will not wait cancels, and is with the robot again. */
export const threeCome: Scene = async (hour) => {
  const claimant = await hour.comes('claimant')
  await claimant.prove(hour.people.claimant)
  await claimant.askForPerson('我要交哪些材料 甲')
  await (await hour.comes('asker')).askForPerson('保单在哪里下载 乙')
  const impatient = await hour.comes('impatient')
  await impatient.askForPerson('能不能快一点 丙')
  await impatient.waitsNoLonger()
  await impatient.leave()
}

export const bothAnswer: Scene = async (hour) => {
  const { one, other } = hour.team
  const [claimant, asker] = [hour.customer('claimant'), hour.customer('asker')]
  await take(one, claimant)
  await take(other, asker)
  const first = replyTo(claimant.chatId)
  const second = replyTo(asker.chatId)
  const note = noteOn(asker.chatId)
  await one.begin(first, '请在卡片里交驾驶证的照片。')
  await other.begin(second, '在“查保单”里，点下载就能拿到。')
  await other.begin(note, '客户要电子保单')
  await one.reload()
  await other.reload()
  await claimant.hears(await sendReply(one, first))
  await asker.hears(await sendReply(other, second))
  await other.reload()
  await (await note.open(other.page)).press('Control+Enter')
  await expect(
    other.page.getByRole('listitem').getByText(other.putAway(note), { exact: true }),
  ).toBeVisible()
}

/** The colleague has the conversation with all that was said, and the customer is told who goes on. */
export const handedOn: Scene = async (hour) => {
  const { tally } = hour
  const { one, other } = hour.team
  const asker = hour.customer('asker')
  await asker.chat.say('那纸质的怎么要')
  await handOn(other, { chatId: asker.chatId, to: one, tally })
  await expect(asker.chat.said(/已为您转给客服/)).toBeVisible()
  await reply(one, asker, '纸质的我替您登记寄送。')
  await endTalk(one, asker.chatId, tally)
  await asker.leave()
}

/** Who has what they wanted ends it, and is asked first. */
export const customerEnds: Scene = async (hour) => {
  const { other } = hour.team
  const brief = await hour.comes('brief')
  await brief.askForPerson('发票抬头能改吗 丁')
  await take(other, brief)
  await reply(other, brief, '可以改，在“查发票”里换开。')
  const { chatId, chat, page } = brief
  const question = page.getByRole('alertdialog')
  await doGuarded(hour.tally, {
    name: 'a customer ends the conversation',
    press: () => chat.choose('结束对话'),
    question,
    sayNo: () => dismiss(page),
    sayYes: () => question.getByRole('button', { name: '结束对话' }).click(),
    state: () => standOf(other, chatId),
  })
  await brief.hasEnded()
  await brief.leave()
}

/** Back in the queue they are told a place at once, and the supervisor gives them to who is free. */
export const putBackAndGiven: Scene = async (hour) => {
  const { tally } = hour
  const { one, other, supervisor } = hour.team
  const moved = await hour.comes('moved')
  await moved.askForPerson('要找懂车险的 戊')
  await take(one, moved)
  await handOn(one, { chatId: moved.chatId, tally })
  await expect(moved.chat.said(/正在为您换一位客服/)).toBeVisible()
  await moved.isToldPlace(/您排在第 1 位/)

  const { page } = supervisor
  await page.goto('/desk/#/supervision')
  const row = page.getByRole('row').filter({ hasText: moved.words })
  const dialog = page.getByRole('dialog', { name: /派给同事/ })
  await doGuarded(tally, {
    name: 'give a customer to a colleague',
    press: () => row.getByRole('button', { name: /派给同事/ }).click(),
    question: dialog,
    shows: '派给',
    sayNo: () => dialog.getByRole('button', { name: '取消' }).click(),
    async sayYes() {
      await choose(dialog.getByLabel('派给'), other)
      await dialog.getByRole('button', { name: '派给' }).click()
    },
    state: () => standOf(supervisor, moved.chatId),
  })
  await expect(moved.chat.said(/工号 \d+）为您服务/).last()).toBeVisible()
  await reply(other, moved, '车险的事我来办。')
  await endTalk(other, moved.chatId, tally)
  await moved.leave()
}

/** Asked by one press, proven in the browser that talks, and shown beside the conversation. */
export const provenBesideTheChat: Scene = async (hour) => {
  const { one } = hour.team
  const proving = await hour.comes('proving')
  await proving.askForPerson('帮我看看保单到期没有 己')
  await take(one, proving)
  const { page } = one
  const beside = page.getByRole('region', { name: '客户资料和备注' })
  await expect(beside.getByText('未验证', { exact: true })).toBeVisible()
  await beside.getByRole('button', { name: '请客户验证' }).click()
  await expect(proving.chat.log.getByRole('link', { name: '验证是您本人' })).toBeVisible()
  const answer = replyTo(proving.chatId)
  await one.begin(answer, '验证好了，您的保单还在保。')
  await proving.prove(hour.people.proving)
  await expect(page.getByText(/^短信已验证 至/)).toBeVisible()
  await one.reload()
  await proving.page.goto('/#/customer-service')
  await proving.hears(await sendReply(one, answer))
  await endTalk(one, proving.chatId, hour.tally)
  await proving.leave()
}
