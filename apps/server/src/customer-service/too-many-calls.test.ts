import { question } from '@ecenter/contract/customer-service/question.ts'
import { zx } from '@ecenter/contract/customer-service/zx.ts'
import { beforeEach, expect, test } from 'vitest'
import { newChatter, textsOf } from '../../test/chats.ts'
import { serviceOfTests } from '../../test/service-of-tests.ts'
import { limitRules } from '../platform/limits/limit-rules.ts'

const tooMany =
  '您所在的网络请求人工的次数太多，请 60 分钟后再点“转人工”。您可以继续问我；急事请拨打 95518。'

const service = serviceOfTests({ demo: false })
beforeEach(() => service.passTime(3601))

/** As if so many had called for a person from the network of all tests. */
async function callsBefore(times: number): Promise<void> {
  const address = service.parts.keys.searchHash('address', '127.0.0.1').toString('hex')
  const { limits } = service.parts
  await Promise.all(
    Array.from({ length: times }, () => limits.take('personCallsByAddress', address)),
  )
}

test('of many who call for a person from one network the last ones are told when, and the robot stays', async () => {
  await callsBefore(limitRules.personCallsByAddress.points - 1)
  const last = await newChatter(service)
  expect((await last.get(zx, { signid: last.signid })).state.status).toBe('queued')

  const other = await newChatter(service)
  const refused = await other.get(zx, { signid: other.signid })
  expect(textsOf(refused.messages)).toEqual([tooMany])
  expect(refused.state.status).toBe('robot')
  await service.passTime(3601)
  const later = await newChatter(service)
  expect((await later.get(zx, { signid: later.signid })).state.status).toBe('queued')
})

test('what a customer asks while nobody else is heard from their network is said all the same', async () => {
  await callsBefore(limitRules.personCallsByAddress.points)
  const customer = await newChatter(service)
  const asked = { signid: customer.signid, content: '转人工' }
  expect(textsOf((await customer.get(question, asked)).messages)).toEqual(['转人工', tooMany])
})

test('who waits already and asks again is not counted again', async () => {
  await callsBefore(limitRules.personCallsByAddress.points - 1)
  const customer = await newChatter(service)
  for (const _ of [1, 2, 3]) await customer.get(zx, { signid: customer.signid })
  const left = await service.database.pool.query(
    "select points from counter where key like 'personCallsByAddress:%'",
  )
  expect(left.rows).toEqual([{ points: limitRules.personCallsByAddress.points }])
})
