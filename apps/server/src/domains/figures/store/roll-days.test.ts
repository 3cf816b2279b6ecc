import { randomUUID } from 'node:crypto'
import { answerLeft } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { queuedChat, sayIn, storedChat } from '../../../../test/subjects/desk-chats.ts'
import { storedMember } from '../../../../test/subjects/staff.ts'
import { appealBy } from '../../../../test/subjects/things-by-phone.ts'
import { dayInChina, daysAfter } from '../../../platform/clock/clock.ts'
import { bucketOf } from '../../../platform/figures/day-figure.ts'
import type { RolledSubject } from '../../../platform/figures/rolled-subject.ts'
import { readAnswerFigures } from '../../customer-service/store/answer-day-figures.ts'
import { changeConversation } from '../../customer-service/store/change-conversation.ts'
import { countByStaff } from '../../customer-service/store/conversation-figures.ts'
import { policyFigures } from '../../policies/store/policy-day-figures.ts'
import { failedDays } from './failed-days.ts'
import { readSums } from './read-sums.ts'
import { rollDays } from './roll-days.ts'

// The demo has claims, complaints and policies of its own; its conversations are not counted here.
const service = serviceOfTests()
const sessionA = '00000000-0000-4000-8000-00000000000a'
const sessionB = '00000000-0000-4000-8000-00000000000b'
let staffId: string
beforeAll(async () => {
  await service.db.deleteFrom('conversation').execute()
  staffId = (await storedMember(service, { roles: ['agent'] })).id
})

/** Waits a minute for a person, is answered half a minute later and ends a minute after that. */
async function servedChat(score: number) {
  const id = await queuedChat(service)
  service.clock.advance(60)
  await change(id, { status: 'person', staffId, takenAt: service.clock.now() })
  service.clock.advance(30)
  await sayIn(service, id, '您好', 'agent')
  service.clock.advance(60)
  await change(id, { status: 'ended', endedAt: service.clock.now(), score })
}

async function change(id: string, changes: Parameters<typeof changeConversation>[2]) {
  await changeConversation(service, await storedChat(service, id), changes, service.clock.now())
}

function figures(subject: string, measure: string) {
  return service.db
    .selectFrom('day_figure')
    .select(['day', 'staff_id', 'part', 'count', 'sum', 'buckets'])
    .where('subject', '=', subject)
    .where('measure', '=', measure)
    .orderBy('day')
    .execute()
}

async function counted(subject: string, measure: string) {
  return (await figures(subject, measure)).reduce((sum, { count }) => sum + count, 0)
}

async function rolledAll() {
  const rows = await service.db
    .selectFrom('day_figure')
    .selectAll()
    .orderBy(sql`1, 2, 3, 4, 5, 6, 7, 8`)
    .execute()
  const { days } = await service.db
    .selectFrom('rolled_day')
    .select(({ fn }) => fn.countAll<number>().as('days'))
    .executeTakeFirstOrThrow()
  return JSON.stringify({ days, rows })
}

function rolling() {
  return { ...service, url: service.database.url }
}

/** Until nothing is due any more. */
async function rollWhole() {
  for (let before = ''; ; ) {
    await rollDays(rolling())
    const after = await rolledAll()
    if (after === before) return after
    before = after
  }
}

test('what the days come to is what the rows come to, and doing it again changes nothing', async () => {
  await servedChat(5)
  await servedChat(3)
  const gone = await queuedChat(service)
  await change(gone, { status: 'ended', endedAt: service.clock.now() })
  const first = await rollWhole()
  expect(await counted('chats', 'opened')).toBe(3)
  expect(await counted('chats', 'asked-person')).toBe(3)
  expect(await counted('chats', 'abandoned')).toBe(1)
  const [waiting] = await figures('chats', 'waiting')
  expect(waiting).toMatchObject({ staff_id: staffId, count: 2, sum: 120 })
  expect(waiting?.buckets?.[bucketOf(60)]).toBe(2)
  expect(await figures('chats', 'first-answer')).toMatchObject([{ count: 2, sum: 180 }])
  expect(await figures('chats', 'handling')).toMatchObject([{ count: 2, sum: 180 }])
  expect(await figures('chats', 'score')).toMatchObject([{ count: 2, sum: 8 }])

  await service.db.deleteFrom('rolled_day').where('subject', 'in', ['chats', 'cases']).execute()
  expect(await rollWhole()).toBe(first)
})

test('complaints, claims and policies are counted by day as many as there are', async () => {
  await rollWhole()
  const complaints = await service.db
    .selectFrom('appeal')
    .select('filed_at')
    .where('kind', '=', 'complaint')
    .execute()
  expect(complaints.length).toBeGreaterThan(0)
  expect(await counted('cases', 'complaints')).toBe(complaints.length)
  const claims = await service.db.selectFrom('claim').select('reported_at').execute()
  expect(await counted('claims', 'reported')).toBe(claims.length)
  const byDay: Record<string, number> = {}
  for (const { day, count } of await figures('claims', 'reported')) {
    byDay[day] = (byDay[day] ?? 0) + count
  }
  for (const day of new Set(claims.map(({ reported_at }) => dayInChina(reported_at)))) {
    const ofDay = claims.filter(({ reported_at }) => dayInChina(reported_at) === day)
    // A day has a figure for each kind of claim.
    expect([day, byDay[day]]).toEqual([day, ofDay.length])
  }
  const { paid } = await service.db
    .selectFrom('claim_event')
    .select(({ fn }) => fn.countAll<number>().as('paid'))
    .where('type', '=', 'paid')
    .executeTakeFirstOrThrow()
  expect(await counted('claims', 'paid')).toBe(paid)
  expect(await counted('policies', 'in-force')).toBeGreaterThan(0)
  const open = await service.db
    .selectFrom('claim')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  expect(await counted('open-claims', 'open')).toBe(open.open)
})

test('claims are counted for the branch of each as many as it has, and read by whoever belongs to it', async () => {
  await service.db
    .updateTable('claim')
    .set({ area_code: sql<string>`case when kind = 'car' then '330106' else '340103' end` })
    .execute()
  await service.db
    .deleteFrom('rolled_day')
    .where('subject', 'in', ['claims', 'open-claims'])
    .execute()
  await rollWhole()
  const raw = await sql<{ branch: string; reported: number; open: number; paid: number }>`
    select claim.area_code as branch, count(distinct claim.id) as reported,
      count(distinct claim.id) filter (where status = 'open') as open,
      count(event.seq) filter (where event.type = 'paid') as paid
    from claim
    left join claim_event as event on event.customer_key = claim.customer_key and event.claim_id = claim.id
    group by 1
  `.execute(service.db)
  const asked = { flows: ['claims'], stocks: [{ subject: 'open-claims', measure: 'open' }] }
  const period = { ...asked, from: '2000-01-01', to: service.clock.today() }
  const inAll = await readSums(service.db, period, 'branch')
  for (const { branch, ...counts } of raw.rows) {
    for (const sums of [
      inAll.get(branch),
      (await readSums(service.db, { ...period, within: branch.slice(0, 2) }, 'all')).get(''),
    ]) {
      const told = Object.keys(counts).map((measure) => [measure, sums?.get(measure)?.count ?? 0])
      expect([branch, Object.fromEntries(told)]).toEqual([branch, counts])
    }
  }
  expect(raw.rows.map(({ branch }) => branch).toSorted()).toEqual(['330106', '340103'])
})

test('a complaint that is answered late stays late, and one by the same phone repeats it', async () => {
  const before = await counted('cases', 'late')
  const repeats = await counted('cases', 'repeats')
  await appealBy(service, { mobile: '13700009601', name: '李晓' })
  service.clock.advance(60)
  await appealBy(service, { mobile: '13700009601', name: '李晓' })
  service.clock.advance(300)
  await rollWhole()
  expect(await counted('cases', 'repeats')).toBe(repeats + 1)
  expect(await counted('cases', 'late')).toBe(before)

  service.clock.advance(17 * 86_400)
  await rollWhole()
  expect(await counted('cases', 'late')).toBeGreaterThanOrEqual(before + 2)
})

test('what comes late to a day counts for that day, after an outage too', async () => {
  await rollWhole()
  const today = service.clock.today()
  const on = async (day: string) =>
    (await figures('chats', 'opened')).find((figure) => figure.day === day)?.count ?? 0
  const before = await on(today)
  await servedChat(4)
  service.clock.advance(3 * 86_400)
  await servedChat(4)
  await rollWhole()
  expect(await on(today)).toBe(before + 1)
  expect(await on(daysAfter(today, 3))).toBe(1)
})

test('visits count for each step of a way that they came to, and questions by what became of them', async () => {
  await rollWhole()
  const asked = await counted('robot', 'questions')
  const id = await queuedChat(service, ['怎么报案', '要什么材料'])
  await service.db
    .insertInto('analytics_event')
    .values(
      [
        [sessionA, '/claims-query'],
        [sessionA, '/claims-mine-car'],
        [sessionB, '/claims-query'],
        [sessionB, '/claims-detail-car'],
      ].map(([visit = '', name = '']) => ({
        ...{ visit, name, kind: 'view' as const, channel: 'web' as const, entry_id: null },
        at: service.clock.now(),
      })),
    )
    .execute()
  service.clock.advance(300)
  await rollWhole()
  expect(await counted('robot', 'questions')).toBe(asked)
  await change(id, { status: 'robot', queuedAt: null })
  service.clock.advance(300)
  await rollWhole()
  expect(await counted('robot', 'questions')).toBe(asked + 2)
  expect(await counted('site', 'visits')).toBe(2)
  const steps = (await figures('site', 'step')).map(({ part, count }) => [part, count])
  expect(new Map(steps as [string, number][])).toEqual(
    new Map([
      ['claims/1', 2],
      ['claims/2', 1],
    ]),
  )
})

/** Of its own days, apart from those of the service. */
function subjectOf(name: string, count: RolledSubject['count'], given = {}): RolledSubject {
  const firstDay = async () => daysAfter(service.clock.today(), -3)
  return { name, changesForDays: 0, backDays: 3, firstDay, count, ...given }
}

test('a day that cannot be counted keeps no other back, and is tried again later and later', async () => {
  const today = service.clock.today()
  const bad = daysAfter(today, -1)
  const tried: string[] = []
  let isDown = true
  const subject = subjectOf('with-a-bad-day', async (_, { day }) => {
    tried.push(day)
    if (day === bad && isDown) throw new Error('this day cannot be counted')
    return [{ measure: 'things', count: 2 }]
  })
  const failed = failedDays()
  const roll = async (seconds: number) => {
    service.clock.advance(seconds)
    tried.length = 0
    await rollDays(rolling(), failed, [subject])
    return tried.includes(bad)
  }
  expect(await roll(0)).toBe(true)
  expect((await figures(subject.name, 'things')).map(({ day }) => day)).toEqual(
    [-3, -2, 0].map((days) => daysAfter(today, days)),
  )
  expect(await roll(60)).toBe(false)
  expect(await roll(240)).toBe(true)
  expect(await roll(300)).toBe(false)
  isDown = false
  expect(await roll(300)).toBe(true)
  expect(await counted(subject.name, 'things')).toBe(8)
})

test('where nothing can be counted a run does not try every day', async () => {
  let tries = 0
  const subject = subjectOf('all-bad', async () => {
    tries += 1
    throw new Error('no day can be counted')
  })
  await rollDays(rolling(), failedDays(), [subject])
  expect(tries).toBe(3)
})

test('what reads all of a large table may take longer than a customer waits', async () => {
  let limit: string | undefined
  const subject = subjectOf('long', async ({ db }) => {
    const { rows } = await sql<{ it: string }>`
      select current_setting('statement_timeout') as it
    `.execute(db)
    limit = rows[0]?.it
    return []
  })
  await rollDays(rolling(), failedDays(), [
    { ...policyFigures, name: subject.name, count: subject.count },
  ])
  expect(limit).toBe('30min')
})

test('where the service ends, a long count is broken off and no other day is begun', async () => {
  const stopping = new AbortController()
  const tried: string[] = []
  const subject = subjectOf(
    'broken-off',
    async ({ db }, { day }) => {
      tried.push(day)
      const counting = sql`select pg_sleep(60)`.execute(db)
      stopping.abort()
      await counting
      return []
    },
    { takesLong: true },
  )
  await rollDays({ ...rolling(), stopping: stopping.signal }, failedDays(), [subject])
  expect(tried).toEqual([service.clock.today()])
})

test('a day that another process counts at this moment is left to it', async () => {
  let inner = 0
  const subject: RolledSubject = subjectOf(
    'counted-twice',
    async () => {
      inner += 1
      if (inner === 1) await rollDays(rolling(), failedDays(), [{ ...subject, backDays: 0 }])
      return []
    },
    { backDays: 0 },
  )
  await rollDays(rolling(), failedDays(), [subject])
  expect(inner).toBe(1)
})

test('what there is no more of is none, not as many as there were', async () => {
  const today = service.clock.today()
  const stocks = [{ subject: 'stock', measure: 'open' }]
  const asked = { flows: [], stocks, from: daysAfter(today, -1), to: today }
  const open = async (by: 'all' | 'day' | 'part', of: object = asked) =>
    [...(await readSums(service.db, { ...asked, ...of }, by))].map(([key, sums]) => [
      key,
      sums.get('open')?.count,
    ])
  const subject = subjectOf('stock', async (_, { day }) =>
    day === today ? [] : [{ measure: 'open', part: 'filed', count: 7 }],
  )
  expect(await open('all')).toEqual([])
  await rollDays(rolling(), failedDays(), [subject])
  expect(await open('all')).toEqual([['', 0]])
  expect(await open('part')).toEqual([['', 0]])
  expect((await open('day')).toSorted()).toEqual([
    [daysAfter(today, -1), 7],
    [today, 0],
  ])
  expect(await open('part', { to: daysAfter(today, -1) })).toEqual([['filed', 7]])
  expect(await open('all', { branch: '杭州中心支公司' })).toEqual([])
})

test('a chat that is handed on waited until it was taken first, and is handled from then on', async () => {
  service.clock.advance(86_400)
  const id = await queuedChat(service)
  service.clock.advance(30)
  await change(id, { status: 'person', staffId, takenAt: service.clock.now() })
  await sayIn(service, id, '您好', 'agent')
  service.clock.advance(3000)
  const { id: colleague } = await storedMember(service, { roles: ['agent'] })
  await change(id, { staffId: colleague, takenAt: service.clock.now() })
  service.clock.advance(60)
  await change(id, { status: 'ended', endedAt: service.clock.now() })
  await rollWhole()
  const of = async (measure: string) =>
    (await figures('chats', measure)).filter(({ staff_id }) => staff_id === colleague)
  expect(await of('waiting')).toMatchObject([{ count: 1, sum: 30 }])
  expect(await of('first-answer')).toMatchObject([{ count: 1, sum: 30 }])
  expect(await of('handling')).toMatchObject([{ count: 1, sum: 3060 }])
  expect(await countByStaff(service, service.clock.today())).toMatchObject([
    { staffId: colleague, answeredToday: 1 },
  ])
})

test('what was left overnight and answered is taken, and nobody waited or talked', async () => {
  const chatId = await queuedChat(service)
  await change(chatId, { status: 'message-left' })
  await service.passTime(12 * 3600)
  const agent = await deskVisitor(service, ['agent'])
  await agent.get(answerLeft, { chatId, content: '已为您查好', sentAs: randomUUID() })
  await rollWhole()
  const of = async (measure: string) =>
    (await figures('chats', measure)).filter(({ staff_id }) => staff_id === agent.staff.id)
  expect(await of('taken')).toMatchObject([{ count: 1 }])
  for (const measure of ['waiting', 'first-answer', 'handling']) {
    expect([measure, await of(measure)]).toEqual([measure, []])
  }
})

test('each answer of the robot is counted by day, and handed on where it was the last one', async () => {
  await service.db.deleteFrom('conversation').execute()
  const robotSays = async (chatId: string, faqId: string, isHelpful?: boolean) => {
    await sayIn(service, chatId, '您可以这样办', 'robot')
    await service.db
      .updateTable('chat_message')
      .set({ faq_id: faqId, is_helpful: isHelpful ?? null })
      .where('conversation_id', '=', chatId)
      .where('faq_id', 'is', null)
      .where('sender', '=', 'robot')
      .execute()
  }
  const first = await queuedChat(service)
  await robotSays(first, 'get-invoice', false)
  await robotSays(first, 'pay-order', true)
  const second = await queuedChat(service)
  await robotSays(second, 'get-invoice', true)
  await service.db.deleteFrom('rolled_day').where('subject', '=', 'robot-answers').execute()
  await rollWhole()
  const today = service.clock.today()
  const asked = { from: today, to: today }
  const byAnswer = await readAnswerFigures(service, { ...asked, faqId: undefined })
  expect(byAnswer).toEqual([
    { of: 'pay-order', asked: 1, solved: 1, unsolved: 0, handedOn: 1 },
    { of: 'get-invoice', asked: 2, solved: 1, unsolved: 1, handedOn: 1 },
  ])
  expect(await readAnswerFigures(service, { ...asked, faqId: 'get-invoice' })).toEqual([
    { of: today, asked: 2, solved: 1, unsolved: 1, handedOn: 1 },
  ])
})
