import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { followRequest, newFollower } from '../../../../test/follower.ts'
import { openStream } from '../../../../test/readers/event-stream.ts'
import {
  answersAs,
  type Chatter,
  newChatter,
  takenBy,
  textsOf,
} from '../../../../test/subjects/chats.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { buildApp } from '../../../app.ts'

let service: TestService
let app: FastifyInstance
let origin: string
let customer: Chatter
beforeAll(async () => {
  service = await openTestService({ demo: false })
  app = await buildApp(service)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  // One code a minute goes to one phone.
  await service.passTime(61)
  customer = await newChatter(service)
  await takenBy(service, customer)
})
afterAll(async () => {
  await app.close()
  await service.close()
})

test('who listens with a cookie hears no more once it was replaced', async () => {
  const events = (await openStream(origin, followRequest(customer))).events()
  expect((await events.next()).value).toHaveProperty('state')
  await customer.provePhone('13800000001')
  await answersAs(service, customer, '您的保单号是')
  expect(await events.next()).toMatchObject({ done: true })
})

test('a cookie that was replaced follows nothing, while the new one goes on', async () => {
  const old = customer.cookie()
  await customer.provePhone('13800000001')
  const stolen = await openStream(origin, followRequest({ ...customer, cookie: () => old }))
  expect(stolen.response.headers['content-type']).toMatch(/^application\/json/)
  stolen.leave()

  const follower = newFollower(customer)
  await follower.connect(origin)
  await answersAs(service, customer, '您好')
  await follower.untilSeq(1)
  follower.cut()
  expect(textsOf(follower.messages)).toEqual(['您好'])
})
