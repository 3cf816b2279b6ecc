import {
  superviseChats,
  takeChat,
  takeOverChat,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { type Browser, expect, type Page } from '@playwright/test'
import { AtWork } from './hour/at-work.ts'
import * as away from './hour/away-scenes.ts'
import * as claims from './hour/claim-scenes.ts'
import { Hour, type People, type Scene } from './hour/hour.ts'
import * as letters from './hour/letter-scenes.ts'
import * as talk from './hour/talk-scenes.ts'
import { Tally } from './hour/tally.ts'
import { desktop, endChat, test } from './support/desk-test.ts'
import { ask } from './support/staff.ts'

/** Nobody else proves these phones. */
const people: People = {
  claimant: { mobile: '13200009210', idNumber: '440199200002299217' },
  proving: { mobile: '18600005130', idNumber: '420199198204305132' },
  complainer: { mobile: '13900018301' },
}

/** The acts of an hour without its minutes. */
const scenes: readonly (readonly [string, Scene])[] = [
  ['three come, and one will not wait', talk.threeCome],
  ['both agents answer over reloads', talk.bothAnswer],
  ['documents are asked for beside the chat', claims.documentsCome],
  ['a conversation is handed on', talk.handedOn],
  ['a customer ends the conversation', talk.customerEnds],
  ['documents are judged', claims.documentsAreJudged],
  ['one is put back, and given to who is free', talk.putBackAndGiven],
  ['an agent closes the computer', away.deskCloses],
  ['a large payment is asked for', claims.paymentIsAsked],
  ['a complaint comes', letters.complaintComes],
  ['others go on for who has gone', away.othersGoOn],
  ['a customer proves who they are beside the chat', talk.provenBesideTheChat],
  ['an agent signs out in the middle of a reply', away.agentSignsOut],
  ['the line breaks on both sides', away.lineBreaks],
  ['an agent signs out with two customers', away.signsOutWithTwo],
  ['a letter is sent', letters.letterIsSent],
  ['a payment passes and is taken back', claims.paidAndTakenBack],
  ['a supervisor takes over', away.takenOver],
  ['the last one waits', away.lastOneWaits],
]

/** A ceiling, for nineteen scenes on a machine that has a lot to do. */
const longestMs = 1_800_000

test('in a working hour no customer is without an answer or a place, no draft is lost, and nothing is done that was not confirmed', async ({
  page,
  browser,
}) => {
  test.setTimeout(longestMs)
  const tally = new Tally()
  const come = async (account: string) => AtWork.come(await computer(browser), account, tally)
  const team = {
    one: await AtWork.come(page, 'agent1', tally),
    other: await come('agent4'),
    handler: await come('claims3'),
    supervisor: await come('supervisor4'),
  }
  await clearDesk(team.supervisor)
  const hour = new Hour({ browser, tally, team, people })
  for (const [name, scene] of scenes) {
    await test.step(name, () => scene(hour))
    process.stdout.write(`${name}: ${tally.figures()}\n`)
  }

  expect(tally.ofCustomers()).toEqual({ all: 12, answered: 9, waiting: 1, gone: 2, forgotten: 0 })
  expect([tally.reloads, tally.signOuts, tally.draftsLookedFor]).toEqual([20, 5, 33])
  expect(tally.lostDrafts).toEqual([])
  expect(tally.guardedActs).toHaveLength(19)
  expect(tally.unconfirmed).toEqual([])
  await expectNobodyOwed(team.supervisor, hour.customer('last').words)
  await hour.customer('last').waitsNoLonger()
  for (const { page: desk } of [team.other, team.handler, team.supervisor]) {
    await desk.context().close()
  }
})

async function computer(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: desktop })).newPage()
}

/** What other journeys left: the hour begins with nobody who waits or is talked to. */
async function clearDesk({ page }: AtWork): Promise<void> {
  await page.goto('/desk/#/chats')
  await expect(page.getByRole('button', { name: /接入下一位/ })).toBeVisible()
  await expect(async () => {
    const { queue = [], chats = [] } = (await ask(page, superviseChats, {})) ?? {}
    for (const { chatId } of queue) await ask(page, takeChat, { chatId })
    for (const { chatId } of chats) await ask(page, takeOverChat, { chatId })
    for (const { chatId } of [...queue, ...chats]) await endChat(page, chatId)
    expect(await ask(page, superviseChats, {})).toMatchObject({ queue: [], chats: [] })
  }).toPass()
}

/** As the service has it: one waits in the queue, and nobody is owed an answer. */
async function expectNobodyOwed({ page }: AtWork, words: string): Promise<void> {
  const { queue, chats } = (await ask(page, superviseChats, {})) ?? {}
  expect(queue?.map(({ lastWords }) => lastWords)).toEqual([words])
  expect(chats).toEqual([])
}
