import { record } from '@ecenter/contract/analytics/record.ts'
import { downLodElectronicPolicy } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import { checkCaptcha, initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import { getSMSCode, sendSmsWap } from '@ecenter/contract/verification/verification-calls.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { silentLog } from '../../../test/fakes/silent-log.ts'
import { stubDocuments } from '../../../test/fakes/stub-documents.ts'
import { provenHandle, storedPolicy } from '../../../test/subjects/policies/stored-policies.ts'
import { openTestService, type TestService } from '../../../test/test-services.ts'
import { answerOf, newVisitor, post, type Visitor } from '../../../test/visitor.ts'
import { buildApp } from '../../app.ts'
import { assembleServices } from '../../assemble-services.ts'
import { cars } from '../../demo/cars.ts'
import { people } from '../../demo/people.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'

const purpose = 'questionnaire'

let service: TestService
let visitor: Visitor
/** Held up while it is set: a document takes as long as a test likes. */
let press: Promise<void> | undefined
let rendered = 0
beforeAll(async () => {
  const documents = {
    ...stubDocuments,
    async render(...draft: Parameters<typeof stubDocuments.render>) {
      rendered += 1
      await press
      return stubDocuments.render(...draft)
    },
  }
  service = await openTestService({ documents })
})
beforeEach(async () => {
  press = undefined
  visitor = newVisitor(service)
  await visitor.open()
  await visitor.passSlide()
})
afterAll(() => service.close())

async function messagesTo(mobile: string): Promise<number> {
  return (await service.outbox.messages()).filter(({ to }) => to === mobile).length
}

/** Of submissions that a process works on, or forgot to free. */
async function locksHeld(): Promise<number> {
  const { rows } = await sql`select pid from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database
      where datname = current_database())`.execute(service.db)
  return rows.length
}

/** Another process on the same database; its visitors come with the same cookies. */
async function anotherProcess() {
  const database: Database = openDatabase({ url: service.database.url, log: silentLog })
  const services = assembleServices({ ...service, db: database.db, pipelined: database.pipelined })
  const app = await buildApp(services)
  return {
    app,
    async end() {
      await app.close()
      await database.close()
    },
  }
}

test.each([
  ['enveloped', getSMSCode, '13800000001'],
  ['plain', sendSmsWap, '13800000002'],
])('a hundred parallel replays of one %s request have one effect', async (_, call, mobile) => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      visitor.ask(call, { mobile, purpose }, { requestId: 'request-1' }),
    ),
  )
  const [first] = answers
  expect(first).toMatchObject({ code: '1' })
  for (const { wire } of answers) expect(wire.json()).toEqual(first?.wire.json())
  expect(await messagesTo(mobile)).toBe(1)
})

test('replays that reach several processes at once have one effect', async () => {
  const others = await Promise.all([anotherProcess(), anotherProcess()])
  const mobile = '13800000012'
  const sent = post(sendSmsWap, { mobile, purpose }, { 'idempotency-key': 'request-1' })
  const cookies = { sid: visitor.cookie() }
  const answers = await Promise.all(
    [service.app, ...others.map(({ app }) => app)].flatMap((app) =>
      Array.from({ length: 10 }, () => app.inject({ ...sent, cookies })),
    ),
  )
  await Promise.all(others.map((other) => other.end()))
  for (const each of answers) expect(each.json()).toEqual(answers[0]?.json())
  expect(answers[0]?.json().body.common.resultCode).toBe('1')
  expect(await messagesTo(mobile)).toBe(1)
})

test('a refusal is an answer too: its replay is told the same', async () => {
  const body = { mobile: '13800000003', purpose }
  await visitor.ask(getSMSCode, body)
  const refused = await visitor.ask(getSMSCode, body, { requestId: 'request-2' })
  expect(refused).toMatchObject({ code: '1006' })
  await visitor.passSlide()
  const replay = await visitor.ask(getSMSCode, body, { requestId: 'request-2' })
  expect(replay.wire.body).toBe(refused.wire.body)
})

test('the id of one request does not do for another', async () => {
  const first = { mobile: '13800000004', purpose }
  await visitor.ask(getSMSCode, first, { requestId: 'request-3' })
  const other = { ...first, mobile: '13800000005' }
  expect(await visitor.ask(getSMSCode, other, { requestId: 'request-3' })).toMatchObject({
    code: 'E2010003',
    message: '网络出了点问题，请刷新重试。',
  })
  expect(await messagesTo(other.mobile)).toBe(0)
  expect(await locksHeld()).toBe(0)
})

test('what another visitor sent under the same id is not told', async () => {
  const body = { mobile: '13800000006', purpose }
  const sent = await visitor.ask(getSMSCode, body, { requestId: 'request-4' })
  const otherVisitor = newVisitor(service)
  await otherVisitor.open()
  const answer = await otherVisitor.ask(getSMSCode, body, { requestId: 'request-4' })
  expect([sent.code, answer.code]).toEqual(['1', '1006'])
})

test.each(['', 'x'.repeat(65)])('an id of no use is refused: %j', async (id) => {
  const headers = { 'idempotency-key': id }
  const answer = answerOf(await visitor.inject(post(checkCaptcha, { x: 1 }, headers)))
  expect(answer).toMatchObject({ code: 'E2010001' })
})

test('a plain request without an id is an action of its own each time', async () => {
  await visitor.get(initCaptcha, {})
  const { slide } = await service.outbox.answersOf((await visitor.session()).id)
  const right = await visitor.inject(post(checkCaptcha, slide))
  const again = await visitor.inject(post(checkCaptcha, slide))
  expect([answerOf(right).code, answerOf(again).code]).toEqual(['1', '1005'])
})

test('a request that another process is still at waits for it, however long it takes', async () => {
  const other = await anotherProcess()
  const policy = await storedPolicy(service, { car: cars.main, person: people.main })
  const handle = await provenHandle(service, visitor, policy)
  const hold = held()
  rendered = 0

  const sent = linkRequest(handle, 'request-6')
  const first = service.app.inject(sent)
  await expect.poll(() => rendered).toBe(1)
  await service.passTime(120)
  const replay = other.app.inject(sent)
  hold.release()

  const answers = await Promise.all([first, replay])
  await other.end()
  expect(answerOf(answers[0]).code).toBe('1')
  expect(answers[1].json()).toEqual(answers[0].json())
  expect(rendered).toBe(1)
})

test('two that hold the same request for theirs still have one effect', async () => {
  const other = await anotherProcess()
  const policy = await storedPolicy(service, { car: cars.changed, person: people.changed })
  const handle = await provenHandle(service, visitor, policy)
  const hold = held()
  rendered = 0

  const sent = linkRequest(handle, 'request-7')
  const first = service.app.inject(sent)
  await expect.poll(() => rendered).toBe(1)
  // The connection that holds the lock breaks, while the work that it stands for goes on.
  await sql`select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database
      where datname = current_database())`.execute(service.db)
  const replay = other.app.inject(sent)
  await expect.poll(() => rendered).toBe(2)
  hold.release()

  const answers = await Promise.all([first, replay])
  await other.end()
  expect(answerOf(answers[0]).code).toBe('1')
  expect(answers[1].json()).toEqual(answers[0].json())
  const links = await service.db
    .selectFrom('one_use_link')
    .select('object_id')
    .where('object_id', '=', policy.ref.id)
    .execute()
  expect(links).toHaveLength(1)
})

test('while a request is at work nobody else waits for it', async () => {
  const hold = held()
  const policy = await storedPolicy(service, { car: cars.twoCarsPetrol, person: people.twoCars })
  const handle = await provenHandle(service, visitor, policy)
  const slow = visitor.ask(downLodElectronicPolicy, { handle })
  const events = { events: ['/home'], channelType: 'web' }
  expect(await visitor.ask(record, events)).toMatchObject({ code: '1' })
  hold.release()
  expect(await slow).toMatchObject({ code: '1' })
})

/** A request of this visitor that takes as long as its document. */
function linkRequest(handle: string, requestId: string) {
  const wrapped = wrap(downLodElectronicPolicy, { handle }, visitor.caller, requestId)
  return { ...post(downLodElectronicPolicy, wrapped), cookies: { sid: visitor.cookie() } }
}

function held(): { release(): void } {
  let release = () => {}
  press = new Promise((resolve) => {
    release = resolve
  })
  return { release: () => release() }
}
