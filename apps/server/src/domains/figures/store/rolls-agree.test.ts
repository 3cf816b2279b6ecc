import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { claimOn } from '../../../../test/subjects/claims.ts'
import { queuedChat, sayIn, storedChat } from '../../../../test/subjects/desk-chats.ts'
import {
  carPolicyOf,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { storedMember } from '../../../../test/subjects/staff.ts'
import { readAppeal } from '../../appeals/store/appeal.repository.ts'
import { appendAppealEvent } from '../../appeals/store/append-appeal-event.ts'
import { storeAppeal } from '../../appeals/store/store-appeal.ts'
import type { ClaimEventType } from '../../claims/rules/claim-event.ts'
import { storeClaims } from '../../claims/store/store-claims.ts'
import { changeConversation } from '../../customer-service/store/change-conversation.ts'
import { noteMiss } from '../../customer-service/store/robot-miss.repository.ts'
import { rolledSubjects } from '../rolled-subjects.ts'
import { failedDays } from './failed-days.ts'
import { rollDays } from './roll-days.ts'

const service = serviceOfTests({ demo: false })
const car = carPolicyOf(town.owner, '浙A5H208')
let staffId = ''

beforeAll(async () => {
  await storeInTown(service, [car])
  staffId = (await storedMember(service, { roles: ['agent'] })).id
  await claims()
  await chats()
  await visits()
  await cases()
  // Over all that was promised: what has no answer by now is late.
  service.clock.advance(17 * 86_400)
  const subjects = rolledSubjects.filter(({ name }) => name !== 'policies')
  const rolling = { ...service, url: service.database.url }
  for (let run = 0; run < 3; run += 1) await rollDays(rolling, failedDays(), subjects)
})

/** Paid in time, paid late, refused with the notice still owed, cancelled, and one that nothing was done about. */
async function claims() {
  const ended = (...events: readonly (readonly [ClaimEventType, string])[]) =>
    claimOn(car, {
      reportedAt: new Date('2026-10-20T01:30:00Z'),
      accidentAt: new Date('2026-10-20T00:40:00Z'),
      events: events.map(([type, day]) => ({
        ...{ type, at: new Date(`2026-${day}T04:00:00Z`), facts: {} },
      })),
    })
  await storeClaims(service, [
    ended(['agreed', '10-22'], ['paid', '10-24']),
    ended(['agreed', '10-22'], ['paid', '11-10']),
    ended(['refused', '10-25']),
    ended(['cancelled', '10-26']),
    ended(),
  ])
}

async function change(id: string, changes: Parameters<typeof changeConversation>[2]) {
  await changeConversation(service, await storedChat(service, id), changes, service.clock.now())
}

/** Two that a person served, one that went away, and one that the robot alone had. */
async function chats() {
  for (const [waited, score] of [
    [60, 5],
    [90, 3],
  ] as const) {
    const id = await queuedChat(service)
    service.clock.advance(waited)
    await change(id, { status: 'person', staffId, takenAt: service.clock.now() })
    service.clock.advance(30)
    await sayIn(service, id, '您好', 'agent')
    service.clock.advance(60)
    await change(id, { status: 'ended', endedAt: service.clock.now(), score })
  }
  const gone = await queuedChat(service, ['怎么报案'])
  service.clock.advance(60)
  // The robot was asked before a person was.
  await change(gone, { queuedAt: service.clock.now() })
  await change(gone, { status: 'ended', endedAt: service.clock.now() })
  const robots = await queuedChat(service, ['怎么报案', '要什么材料', '多久到账'])
  await change(robots, { status: 'robot', queuedAt: null })
  for (const isHelpful of [true, false, null]) {
    await sayIn(service, robots, '您可以这样办', 'robot')
    await service.db
      .updateTable('chat_message')
      .set({ faq_id: 'get-invoice', is_helpful: isHelpful })
      .where('conversation_id', '=', robots)
      .where('sender', '=', 'robot')
      .where('faq_id', 'is', null)
      .execute()
  }
  await noteMiss(service, { text: '能不能分期', reason: 'unknown', at: service.clock.now() })
}

async function visits() {
  const at = service.clock.now()
  await service.db
    .insertInto('analytics_event')
    .values(
      ['/claims-query', '/claims-mine-car', '/policy-query'].map((name) => ({
        visit: '00000000-0000-4000-8000-00000000000a',
        ...{ name, at, kind: 'view' as const, channel: 'web' as const, entry_id: null },
      })),
    )
    .execute()
}

/** One answered at once, one never, and an objection. */
async function cases() {
  const file = async (caseNo: string, kind: 'complaint' | 'objection', phone: string) =>
    storeAppeal(service, {
      ...{ caseNo, kind, name: '李晓', phoneNumber: phone, content: caseNo, channel: 'phone' },
      ...{ callBackTime: 'soonest', claim: undefined, filedAt: service.clock.now() },
    })
  const ref = await file('AA0001', 'complaint', '13700009711')
  if (ref === undefined) throw new Error('the complaint is not stored')
  await appendAppealEvent(service, await readAppeal(service, ref), {
    ...{ type: 'decided', at: service.clock.now(), text: '已经办好' },
    by: { staffId, name: '测试员工' },
  })
  await file('AA0002', 'complaint', '13700009712')
  await file('AA0003', 'objection', '13700009713')
}

const today = sql`(${sql.lit('2026-12-07')})::date`
const decidedInTime = sql`exists (
  select from appeal_event as event
  where event.customer_key = appeal.customer_key and event.appeal_id = appeal.id
    and event.type = 'decided' and (event.at at time zone 'Asia/Shanghai')::date <= appeal.answer_by
)`
const ofClaim = sql`claim_event as event join claim on claim.customer_key = event.customer_key and claim.id = event.claim_id`
const askedOfRobot = sql`conversation join chat_message as said on said.conversation_id = conversation.id
  and said.sender = 'customer' and said.at < coalesce(queued_at, taken_at, 'infinity')`
const saidByRobot = sql`chat_message where sender = 'robot' and faq_id is not null`

/** Each measure, how many facts made it here, and a count of their rows, with their sum where it has one. */
const measures: readonly (readonly [string, string, number, ReturnType<typeof sql>])[] = [
  ['cases', 'complaints', 2, sql`select count(*), 0 from appeal where kind = 'complaint'`],
  ['cases', 'objections', 1, sql`select count(*), 0 from appeal where kind <> 'complaint'`],
  [
    'cases',
    'on-time',
    1,
    sql`select count(*), 0 from appeal where kind = 'complaint' and ${decidedInTime}`,
  ],
  [
    'cases',
    'late',
    1,
    sql`select count(*), 0 from appeal where kind = 'complaint' and not ${decidedInTime} and answer_by < ${today}`,
  ],
  ['claims', 'reported', 5, sql`select count(*), 0 from claim`],
  ['claims', 'paid', 2, sql`select count(*), 0 from claim_event where type = 'paid'`],
  ['claims', 'refused', 1, sql`select count(*), 0 from claim_event where type = 'refused'`],
  ['claims', 'cancelled', 1, sql`select count(*), 0 from claim_event where type = 'cancelled'`],
  [
    'claims',
    'paid-late',
    1,
    sql`select count(*), 0 from ${ofClaim} where event.type = 'paid' and exists (
    select from claim_event as agreed where agreed.claim_id = event.claim_id and agreed.type = 'agreed'
      and (event.at at time zone 'Asia/Shanghai')::date - (agreed.at at time zone 'Asia/Shanghai')::date > 10)`,
  ],
  [
    'claims',
    'settling',
    2,
    sql`select count(*), sum(extract(epoch from event.at - claim.reported_at)) from ${ofClaim} where event.type = 'paid'`,
  ],
  ['open-claims', 'open', 2, sql`select count(*), 0 from claim where status = 'open'`],
  [
    'open-claims',
    'overdue',
    2,
    sql`select count(*), 0 from claim where status = 'open' and due_on < ${today}`,
  ],
  ['chats', 'opened', 4, sql`select count(*), 0 from conversation`],
  [
    'chats',
    'asked-person',
    3,
    sql`select count(*), 0 from conversation where queued_at is not null`,
  ],
  ['chats', 'taken', 2, sql`select count(*), 0 from conversation where first_taken_at is not null`],
  [
    'chats',
    'abandoned',
    1,
    sql`select count(*), 0 from conversation where queued_at is not null and first_taken_at is null and ended_at is not null`,
  ],
  [
    'chats',
    'waiting',
    2,
    sql`select count(*), sum(extract(epoch from first_taken_at - queued_at)) from conversation where first_taken_at is not null`,
  ],
  [
    'chats',
    'first-answer',
    2,
    sql`select count(*), sum(extract(epoch from said.at - queued_at)) from conversation
    join chat_message as said on said.conversation_id = conversation.id and said.sender = 'agent'`,
  ],
  [
    'chats',
    'handling',
    2,
    sql`select count(*), sum(extract(epoch from ended_at - first_taken_at)) from conversation where first_taken_at is not null`,
  ],
  ['chats', 'score', 2, sql`select count(score), sum(score) from conversation`],
  ['robot', 'questions', 4, sql`select count(*), 0 from ${askedOfRobot}`],
  ['robot', 'talks', 2, sql`select count(distinct conversation.id), 0 from ${askedOfRobot}`],
  [
    'robot',
    'handed-on',
    1,
    sql`select count(distinct conversation.id), 0 from ${askedOfRobot} where queued_at is not null`,
  ],
  ['robot', 'answers', 3, sql`select count(*), 0 from ${saidByRobot}`],
  ['robot', 'helpful', 1, sql`select count(*), 0 from ${saidByRobot} and is_helpful`],
  ['robot', 'unhelpful', 1, sql`select count(*), 0 from ${saidByRobot} and not is_helpful`],
  ['robot-gaps', 'gaps', 1, sql`select count(*), 0 from robot_miss`],
  [
    'site',
    'visits',
    1,
    sql`select count(distinct visit), 0 from analytics_event where kind = 'view'`,
  ],
  ['site', 'views', 3, sql`select count(*), 0 from analytics_event where kind = 'view'`],
]

test.each(measures)(
  '%s: %s comes to what its rows come to',
  async (subject, measure, count, raw) => {
    const rolled = sql`select sum(count), sum(sum) from day_figure where subject = ${subject} and measure = ${measure}`
    const read = async (query: typeof raw) => {
      const { rows } = await sql<{ count: string; sum: string }>`
      select counted.count::float8 as count, counted.sum::float8 as sum from (${query}) as counted (count, sum)
    `.execute(service.db)
      return [Number(rows[0]?.count), Number(rows[0]?.sum)]
    }
    const rows = await read(raw)
    expect(await read(rolled)).toEqual(rows)
    // There was something to count.
    expect(rows[0]).toBe(count)
  },
)
