import { followChats } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { changePassword, signOut } from '@ecenter/contract/staff/desk/account.ts'
import type { changeStaff } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { FastifyInstance } from 'fastify'
import type { InferInput } from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeByTwo } from '../../../test/change-by-two.ts'
import { deskVisitor, newDeskVisitor } from '../../../test/desk-visitor.ts'
import { openStream } from '../../../test/readers/event-stream.ts'
import { queuedChat } from '../../../test/subjects/desk-chats.ts'
import { openTestService, type TestService } from '../../../test/test-services.ts'
import { buildApp } from '../../app.ts'

type Desk = Awaited<ReturnType<typeof deskVisitor>>

let service: TestService
let app: FastifyInstance
let origin: string
let desk: Desk
beforeAll(async () => {
  service = await openTestService({ demo: false })
  app = await buildApp(service)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  desk = await deskVisitor(service)
})
afterAll(async () => {
  await app.close()
  await service.close()
})

/** What a desk hears, once it has heard how everything stands. */
async function heardAt({ requestOf, cookie }: Pick<Desk, 'requestOf' | 'cookie'>) {
  const { headers, ...request } = requestOf(followChats, { opened: [] })
  const sent = { ...headers, origin, cookie: `desk=${cookie()}` }
  const events = (await openStream(origin, { ...request, headers: sent })).events()
  expect((await events.next()).value).toHaveProperty('lists')
  return events
}

test('who signs out hears no more, though their page still listens', async () => {
  const events = await heardAt(desk)
  await desk.get(signOut, {})
  expect(await events.next()).toMatchObject({ done: true })
})

test('who changes the password ends what listens at another desk with the old one', async () => {
  const { db, staffSessions } = service
  const other = newDeskVisitor(service)
  other.takeCookie(
    await db.transaction().execute((each) => staffSessions.open(desk.staff.id, each)),
  )
  const events = await heardAt(other)
  const { password } = desk.member
  await desk.get(changePassword, { password, newPassword: '换成另一个很长的密码一二' })
  expect(await events.next()).toMatchObject({ done: true })
})

test.each<[string, InferInput<typeof changeStaff.request>['change']]>([
  ['is put out', { kind: 'disable' }],
  ['is reset', { kind: 'reset' }],
  ['may do something else from now on', { kind: 'roles', roles: ['content'] }],
])('who %s hears no more at once', async (_, change) => {
  const events = await heardAt(desk)
  const { staff } = desk
  await changeByTwo(service, staff.id, change)
  expect(await events.next()).toMatchObject({ done: true })
})

test('the other desk of somebody who signs out at one goes on', async () => {
  const { db, staffSessions } = service
  const other = newDeskVisitor(service)
  other.takeCookie(
    await db.transaction().execute((each) => staffSessions.open(desk.staff.id, each)),
  )
  const [events, kept] = [await heardAt(desk), await heardAt(other)]
  await desk.get(signOut, {})
  expect(await events.next()).toMatchObject({ done: true })
  const next = kept.next()
  await queuedChat(service)
  expect((await next).value).toHaveProperty('lists')
})
