import { randomUUID } from 'node:crypto'
import { addStaff } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { buildApp } from '../../app.ts'
import { verifyTrail } from '../../platform/audit/verify-trail.ts'

const service = serviceOfTests({ demo: false })
let supervisor: Awaited<ReturnType<typeof deskVisitor>>
let account: string
beforeEach(async () => {
  supervisor = await deskVisitor(service, ['supervisor'])
  account = `new-${randomUUID().slice(0, 8)}`
})

function body() {
  return { account, name: '新同事', roles: ['agent'] }
}

/** How many accounts, traces and stored answers there are of what the supervisor did. */
async function effects(): Promise<number[]> {
  const { db } = service
  const staff = await db.selectFrom('staff').selectAll().where('account', '=', account).execute()
  const entries = await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('staff_id', '=', supervisor.staff.id)
    .where('event', '=', 'staff-added')
    .execute()
  const answers = await db
    .selectFrom('staff_submission')
    .selectAll()
    .where('staff_id', '=', supervisor.staff.id)
    .execute()
  return [staff.length, entries.length, answers.length]
}

test('a submission that arrives a hundred times at once has one effect and one answer', async () => {
  const requestId = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => supervisor.ask(addStaff, body(), { requestId })),
  )
  const told = answers.map(({ wire }) => wire.json())
  expect(told).toEqual(told.map(() => told[0]))
  expect(answers[0]).toMatchObject({ code: '1' })
  expect(await effects()).toEqual([1, 1, 1])
})

test('and so it does where it comes to two processes', async () => {
  const other = await buildApp(service)
  const request = supervisor.requestOf(addStaff, body())
  const cookies = { desk: supervisor.cookie() ?? '' }
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      (at % 2 === 0 ? service.app : other).inject({ ...request, cookies }),
    ),
  )
  await other.close()
  const told = answers.map((answer) => answer.json())
  expect(told).toEqual(told.map(() => told[0]))
  expect(await effects()).toEqual([1, 1, 1])
})

test('the id of another request is refused', async () => {
  const requestId = randomUUID()
  await supervisor.get(addStaff, { ...body(), roles: ['agent'] }, { requestId })
  const answer = await supervisor.ask(addStaff, { ...body(), name: '别人' }, { requestId })
  expect(answer.code).toBe('E2010003')
  expect(await effects()).toEqual([1, 1, 1])
})

test('the same id of two members of staff is two requests', async () => {
  const requestId = randomUUID()
  await supervisor.ask(addStaff, body(), { requestId })
  const other = await deskVisitor(service, ['supervisor'])
  const answer = await other.ask(addStaff, { ...body(), account: `${account}-2` }, { requestId })
  expect(answer.code).toBe('1')
})

test('what names itself by nothing is no submission', async () => {
  const answer = await supervisor.inject({
    ...supervisor.requestOf(addStaff, body()),
    headers: { 'content-type': 'application/json', origin: 'http://localhost:80' },
  })
  expect(answer.json().body.common.resultCode).toBe('E2010001')
  expect(await effects()).toEqual([0, 0, 0])
})

test('what is refused leaves nothing, and may come again when it is right', async () => {
  const requestId = randomUUID()
  const taken = { ...body(), account: supervisor.staff.account }
  expect((await supervisor.ask(addStaff, taken, { requestId })).field).toBe('account')
  expect(await effects()).toEqual([0, 0, 0])
  expect((await supervisor.ask(addStaff, body(), { requestId })).code).toBe('1')
  expect(await effects()).toEqual([1, 1, 1])
})

test.each(['audit_entry', 'staff_submission'])(
  'where %s cannot be written nothing was done, and the same request succeeds later',
  async (table) => {
    const { db } = service
    const requestId = randomUUID()
    await db.schema.alterTable(table).renameTo('away').execute()
    const failed = await supervisor.ask(addStaff, body(), { requestId })
    await db.schema.alterTable('away').renameTo(table).execute()
    expect(failed.code).toBe('E1010003')
    expect(await effects()).toEqual([0, 0, 0])
    expect((await supervisor.ask(addStaff, body(), { requestId })).code).toBe('1')
  },
)

test('the trail holds with all that was done at the desk', async () => {
  await supervisor.ask(addStaff, body())
  expect(await verifyTrail(service.db, service.keys)).toMatchObject({ kind: 'holds' })
})
