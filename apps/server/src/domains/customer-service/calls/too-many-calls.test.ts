import { askForAgent } from '@ecenter/contract/customer-service/service-calls.ts'
import { question } from '@ecenter/contract/customer-service/talk-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type Chatter, newChatter, textsOf } from '../../../../test/subjects/chats.ts'
import { limitRules } from '../../../platform/limits/limit-rules.ts'

const rule = 'personCallsByAddress'
const hardly = limitRules[rule].points
const tooMany =
  '您所在的网络请求人工的次数太多，请 60 分钟后再点“转人工”。您可以继续问我；急事请拨打 95518。'

const service = serviceOfTests({ demo: false })
beforeEach(() => service.passTime(3601))

/** As if so many had called for a person from the network of all tests. */
async function callsBefore(times: number): Promise<void> {
  const address = service.keys.searchHash('address', '127.0.0.1').toString('hex')
  const { limits } = service
  await Promise.all(Array.from({ length: times }, () => limits.take(rule, address)))
}

function callIdly(customer: Chatter) {
  return customer.ask(askForAgent, { signid: customer.signid }, { isIdle: true })
}

async function queueOf(customer: Chatter): Promise<string> {
  return (await customer.get(askForAgent, { signid: customer.signid })).state.status
}

test('of many who call for a person from one network each further one works for it, and nobody is refused', async () => {
  await callsBefore(19)
  expect((await callIdly(await newChatter(service))).code).toBe('1')
  const customer = await newChatter(service)
  expect((await callIdly(customer)).code).toBe('1011')
  expect(await queueOf(customer)).toBe('queued')
})

test('of very many each passes a slide as well, and spends neither in vain', async () => {
  await callsBefore(60)
  const customer = await newChatter(service)
  expect((await callIdly(customer)).code).toBe('1006')
  await customer.passSlide()
  expect((await callIdly(customer)).code).toBe('1011')
  expect(await queueOf(customer)).toBe('queued')

  const other = await newChatter(service)
  expect((await other.ask(askForAgent, { signid: other.signid })).code).toBe('1006')
})

test('what brings a person by itself asks for the same, and is said once', async () => {
  await callsBefore(20)
  const customer = await newChatter(service)
  const asked = { signid: customer.signid, content: '转人工' }
  expect((await customer.ask(question, asked, { isIdle: true })).code).toBe('1011')
  const { messages, state } = await customer.get(question, asked)
  expect(textsOf(messages)).toEqual(['转人工', expect.stringContaining('正在请人工客服')])
  expect([messages[0]?.seq, state.status]).toEqual([1, 'queued'])
})

test('where the queue itself is in danger the last ones are told when, and the robot stays', async () => {
  await callsBefore(hardly)
  const other = await newChatter(service)
  await other.passSlide()
  const refused = await other.get(askForAgent, { signid: other.signid })
  expect(textsOf(refused.messages)).toEqual([tooMany])
  expect(refused.state.status).toBe('robot')
  await service.passTime(3601)
  expect(await queueOf(await newChatter(service))).toBe('queued')
})

test('who waits already and asks again is not counted again', async () => {
  await callsBefore(10)
  const customer = await newChatter(service)
  for (const _ of [1, 2, 3]) await customer.get(askForAgent, { signid: customer.signid })
  const left = await service.database.pool.query(
    "select points from counter where key like 'personCallsByAddress:%'",
  )
  expect(left.rows).toEqual([{ points: 11 }])
})
