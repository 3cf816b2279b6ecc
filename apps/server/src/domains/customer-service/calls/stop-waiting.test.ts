import { askForAgent, stopWaiting } from '@ecenter/contract/customer-service/service-calls.ts'
import { queryPageMessage } from '@ecenter/contract/customer-service/talk-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  type Chatter,
  leftBy,
  newChatter,
  takenBy,
  textsOf,
} from '../../../../test/subjects/chats.ts'

const service = serviceOfTests()
let customer: Chatter
beforeEach(async () => {
  await service.database.pool.query('delete from conversation')
  customer = await newChatter(service)
})

function stop(who = customer) {
  return who.get(stopWaiting, { signid: who.signid })
}

test('who waits no longer is with the robot again, and what was said is kept', async () => {
  await customer.say('保单如何下载？')
  await customer.get(askForAgent, { signid: customer.signid, content: '我要问理赔' })
  expect(await stop()).toMatchObject({
    messages: [{ from: 'notice', text: expect.stringMatching(/^已取消等待。前面说的都还在/) }],
    state: { status: 'robot' },
  })
  const { visits } = await customer.get(queryPageMessage, { signid: customer.signid })
  const said = visits.flatMap(({ messages }) => textsOf(messages))
  expect(said).toEqual(expect.arrayContaining(['保单如何下载？', '我要问理赔']))
  const { messages, state } = await customer.say('保单如何下载？')
  expect(messages[1]).toMatchObject({ from: 'robot', canBeRated: true })
  expect(state).toMatchObject({ status: 'robot' })
})

test('who stood behind moves up, and who asks again stands at the end', async () => {
  const other = await newChatter(service)
  await customer.get(askForAgent, { signid: customer.signid })
  await service.passTime(1)
  const behind = await other.get(askForAgent, { signid: other.signid })
  expect(behind.state).toMatchObject({ position: 2, waitMinutes: 6 })
  await stop()
  expect((await other.get(askForAgent, { signid: other.signid })).state).toMatchObject({
    position: 1,
  })
  await service.passTime(1)
  expect((await customer.get(askForAgent, { signid: customer.signid })).state).toMatchObject({
    position: 2,
  })
})

test('a message that was left before waits for its answer again', async () => {
  await leftBy(service, customer)
  await customer.get(askForAgent, { signid: customer.signid })
  expect(await stop()).toMatchObject({
    messages: [{ text: expect.stringContaining('您的留言还在') }],
    state: { status: 'message-left', promise: expect.stringMatching(/前$/) },
  })
})

test('whoever was taken meanwhile, or does not wait, stays where they are', async () => {
  expect(await stop()).toMatchObject({ messages: [], state: { status: 'robot' } })
  await customer.get(askForAgent, { signid: customer.signid })
  await takenBy(service, customer)
  expect(await stop()).toMatchObject({ messages: [], state: { status: 'person' } })
})

test('nobody takes a stranger out of the queue', async () => {
  await customer.get(askForAgent, { signid: customer.signid })
  const otherVisitor = await newChatter(service)
  const answer = await otherVisitor.ask(stopWaiting, { signid: customer.signid })
  expect(answer).toMatchObject({ code: 'E3020001' })
  expect((await customer.get(askForAgent, { signid: customer.signid })).state.status).toBe('queued')
})
