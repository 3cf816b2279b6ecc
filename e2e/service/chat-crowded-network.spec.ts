import { createHash, randomUUID } from 'node:crypto'
import { type Call, type RequestOf, urlOf } from '@ecenter/contract/call.ts'
import {
  askForAgent,
  stopWaiting,
  userSign,
} from '@ecenter/contract/customer-service/service-calls.ts'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import { challengeIn, isSolution, workHeader, workText } from '@ecenter/contract/envelope/work.ts'
import { openSession } from '@ecenter/contract/session/open-session.ts'
import { expect } from '@playwright/test'
import { Chat } from '../pages/chat.ts'
import { SlideSheet } from '../pages/slide-sheet.ts'
import { test } from '../support/visitor.ts'

/** From then on each call for a person from one network takes a slide beside the work. */
const callsBeforeSlide = 60
const callsEach = 15

type Headers = Readonly<Record<string, string>>

/** Neighbours on the network of this test call for a person, and would rather not wait. */
async function neighboursCall(origin: string, headers: Headers): Promise<void> {
  for (let called = 0; called < callsBeforeSlide; called += callsEach) {
    const neighbour = await newNeighbour(origin, headers)
    for (let times = 0; times < callsEach; times++) await neighbour.callAndLeave()
  }
}

async function newNeighbour(origin: string, headers: Headers) {
  let caller = { uuid: '', token: '', channelNo: '2' }
  let cookie = ''

  async function ask<C extends Call>(call: C, body: RequestOf<C>, work: Headers = {}) {
    const response = await fetch(`${origin}${urlOf(call)}`, {
      method: 'POST',
      headers: { ...headers, ...work, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(wrap(call, body, caller, randomUUID())),
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    const challenge = response.headers.get(workHeader)
    if (challenge !== null) return ask(call, body, { [workHeader]: solved(challenge) })
    const answer = await response.json()
    expect(answer.body.common.resultCode).toBe('1')
    return answer.body
  }

  caller = { ...caller, ...(await ask(openSession, {})) }
  const { signid } = await ask(userSign, { source: 'wap' })
  return {
    async callAndLeave() {
      await ask(askForAgent, { signid })
      await ask(stopWaiting, { signid })
    },
  }
}

function solved(text: string): string {
  const challenge = challengeIn(text)
  if (challenge === undefined) throw new Error(`${text} is no challenge`)
  const hash = (plain: string) => createHash('sha256').update(plain).digest()
  let solution = 0
  while (!isSolution(challenge, solution, hash)) solution += 1
  return workText(text, solution)
}

test('where very many call for a person from one network, a slide comes before the queue', async ({
  page,
  baseURL,
  extraHTTPHeaders,
}) => {
  await neighboursCall(baseURL ?? '', extraHTTPHeaders ?? {})
  const chat = await Chat.open(page)
  const slide = new SlideSheet(page)
  await chat.askPerson.click()
  await slide.passByFinger()
  await expect(chat.said(/正在请人工客服过来/)).toHaveCount(1)
  await expect(chat.said(/您排在第 \d+ 位/)).toBeVisible()
  await page.getByRole('button', { name: '取消等待' }).click()
  await expect(chat.said(/已取消等待/)).toBeVisible()

  await test.step('words that bring a person wait for it too, and are said once', async () => {
    await chat.say('转人工')
    await slide.passByFinger()
    await expect(chat.said(/正在请人工客服过来/)).toHaveCount(2)
    await expect(chat.log.getByText('转人工', { exact: true })).toHaveCount(1)
    await page.getByRole('button', { name: '取消等待' }).click()
    await expect(chat.said(/已取消等待/)).toHaveCount(2)
  })
})
