import { randomUUID } from 'node:crypto'
import { superviseChats } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { listClosedChats } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import { closeCallBack, noteCall } from '@ecenter/contract/customers/desk/call-note.ts'
import { beginCall, proveCaller } from '@ecenter/contract/customers/desk/phone-call.ts'
import { readCustomer, revealField } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import {
  exportStaffLooks,
  listStaffLooks,
  listUnusualLooks,
} from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  carPolicyOf,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { readLooks } from '../../person/store/access-log.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'

/** What is usual is not told from what this insurer chose. */
const env = { LOOKS_CROWD_STAFF: '3', LOOKS_REFUSED_A_DAY: '2', LOOKS_NIGHT_FROM_HOUR: '23' }
const service = serviceOfTests({ demo: false, env })
const { owner, mother } = town
const period = { from: '2026-11-20', to: '2026-11-20' }
type DeskUser = Awaited<ReturnType<typeof deskVisitor>>
let agent: DeskUser
let namesake: DeskUser
let supervisor: DeskUser

beforeAll(async () => {
  await storeInTown(service, [carPolicyOf(owner, '浙A5H208'), carPolicyOf(mother, '浙A7H210')])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
  agent = await deskVisitor(service, ['agent'], '周子航')
  namesake = await deskVisitor(service, ['agent'], owner.name)
  supervisor = await deskVisitor(service, ['supervisor'], '沈国栋')
  await agent.get(choosePurpose, { purpose: 'call' })
  const customerId = await find(agent, owner.mobile ?? '')
  service.clock.advance(60)
  await agent.get(readCustomer, { customerId })
  service.clock.advance(60)
  await agent.get(revealField, { customerId, field: 'mobile', reason: '客户要求回电' })
})

async function find(who: DeskUser, words: string): Promise<string> {
  return (await who.get(searchCustomers, { words })).customers[0]?.customerId ?? ''
}

async function shown(question: object = {}) {
  const { looks } = await supervisor.get(listStaffLooks, { ...period, ...question })
  return looks.map(({ what, staffName, maskedName, reason }) => [
    what,
    staffName,
    maskedName,
    reason,
  ])
}

test('a supervisor reads who of the staff saw whom, and why; names stay masked', async () => {
  const masked = `${owner.name.slice(0, 1)}**`
  expect(await shown({ staffId: agent.staff.id })).toEqual([
    ['显示完整的手机号或证件号', '周子航', masked, '客户要求回电'],
    ['打开客户资料', '周子航', masked, expect.any(String)],
    ['按号码查找客户', '周子航', masked, expect.any(String)],
  ])
  expect(await shown({ kind: 'reveal' })).toHaveLength(1)
  expect(await shown({ from: '2026-11-19', to: '2026-11-19' })).toEqual([])
})

test('of one customer all looks are read, and the customer reads of that', async () => {
  const { looks } = await supervisor.get(listStaffLooks, { ...period, kind: 'reveal' })
  const ofLook = looks[0]?.lookId
  expect((await shown({ ofLook })).map(([what]) => what)).toContain('打开客户资料')
  const key = personKey(service.keys, owner.idNumber)
  const [last] = (await readLooks(service, key)).looks
  expect(last).toMatchObject({ event: 'looks-at-customer-read', staff: '主管（总部）' })

  // The name that a colleague has for a customer opens nothing for anybody else.
  const customerId = await find(agent, owner.mobile ?? '')
  const { code, wire } = await supervisor.ask(listStaffLooks, { ...period, customerId })
  expect(code).not.toBe('1')
  expect(wire.body).not.toContain('**')
})

test('that the trail is read, and taken along, stands in the trail', async () => {
  const { wire } = await supervisor.ask(exportStaffLooks, { ...period, staffId: agent.staff.id })
  const text = wire.rawPayload.toString('utf8')
  expect(text).toContain('客户要求回电')
  expect(text).not.toContain(owner.mobile ?? '?')
  expect(text).not.toContain(owner.name)
  const own = await shown({ staffId: supervisor.staff.id })
  expect(own.map(([what]) => what)).toEqual(
    expect.arrayContaining(['看查看留痕', '导出查看留痕', '看一位客户的查看留痕']),
  )
})

test('a file that is cut says so, and how many there are', async () => {
  const [one] = await service.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('event', '=', 'staff-looks-read')
    .limit(1)
    .execute()
  const at = new Date('2026-10-02T04:00:00Z')
  const chain = randomUUID()
  const insert = async (from: number, until: number) => {
    await sql`
      insert into audit_entry (chain, seq, at, event, outcome, staff_id, previous_mac, mac)
      select ${chain}, seq, ${at}, 'staff-looks-read', 'everybody', ${one?.staff_id}, ${one?.mac}, ${one?.mac}
      from generate_series(${from}::int, ${until}::int) seq
    `.execute(service.db)
  }
  const october = { from: '2026-10-01', to: '2026-10-31' }
  const lastLine = async () => {
    const { wire } = await supervisor.ask(exportStaffLooks, october)
    return wire.rawPayload.toString('utf8').trimEnd().split('\r\n').at(-1)
  }
  await insert(1, 5000)
  expect(await lastLine()).toContain('看查看留痕')
  await insert(5001, 5001)
  expect(await lastLine()).toMatch(/^一共 5001 条，这里只有最近的 5000 条。/)
  await service.db.deleteFrom('audit_entry').where('chain', '=', chain).execute()
})

test('only a supervisor reads it, and no more than a season at once', async () => {
  for (const call of [listStaffLooks, listUnusualLooks, exportStaffLooks]) {
    expect((await agent.ask(call, period)).code).not.toBe('1')
  }
  const long = await supervisor.ask(listStaffLooks, { from: '2026-01-01', to: '2026-11-20' })
  expect([long.field, long.message]).toEqual(['to', '一次最多看 93 天，请把日期选近一些'])
})

test('what is unusual is listed with its rule: a namesake, and callers who were refused', async () => {
  const rules = async () => {
    const { findings } = await supervisor.get(listUnusualLooks, period)
    return findings.map(({ rule, staffName, count }) => [rule, staffName, count])
  }
  expect(await rules()).toEqual([['same-name', '周子航', expect.any(Number)]])

  service.clock.advance(60)
  await namesake.get(choosePurpose, { purpose: 'call' })
  const customerId = await find(namesake, owner.mobile ?? '')
  await namesake.get(beginCall, {})
  for (const idTail of ['0000', '0001']) {
    await namesake.get(proveCaller, { customerId, idTail, licenseNo: '浙A5H208' })
  }
  expect(await rules()).toEqual([
    ['same-name', owner.name, expect.any(Number)],
    ['same-name', '周子航', expect.any(Number)],
    ['refused', owner.name, 2],
  ])
})

test('whoever reads what is unusual reads from how many on, and when the night is', async () => {
  const { rules, night } = await supervisor.get(listUnusualLooks, period)
  expect(rules).toEqual([
    ...[
      { rule: 'same-name', from: 1 },
      { rule: 'crowd', from: 1 },
      { rule: 'reveals', from: 9 },
    ],
    ...[
      { rule: 'refused', from: 2 },
      { rule: 'customers', from: 60 },
    ],
    ...[
      { rule: 'night', from: 1 },
      { rule: 'vain', from: 10 },
    ],
  ])
  expect(night).toEqual({ from: 23, until: 6 })
})

test('a customer whom many of the staff look at on one day is unusual, and so are their looks', async () => {
  const crowds = async () => {
    const { findings } = await supervisor.get(listUnusualLooks, period)
    return findings.filter(({ rule }) => rule === 'crowd').map(({ staffName }) => staffName)
  }
  const curious = Array.from({ length: 3 }, (_, at) => `好奇${at + 1}`)
  for (const name of curious) {
    expect(await crowds()).toEqual([])
    const who = await deskVisitor(service, ['agent'], name)
    await who.get(choosePurpose, { purpose: 'call' })
    await who.get(readCustomer, { customerId: await find(who, mother.mobile ?? '') })
  }
  expect((await crowds()).toSorted()).toEqual(curious.toSorted())
})

test('looks at night are unusual, by the clock in China', async () => {
  service.clock.advance(10 * 3600)
  const before = await deskVisitor(service, ['agent'], '陆小满')
  await before.get(choosePurpose, { purpose: 'call' })
  await find(before, mother.mobile ?? '')
  service.clock.advance(3600)
  const late = await deskVisitor(service, ['agent'], '唐嘉树')
  await late.get(choosePurpose, { purpose: 'call' })
  await find(late, mother.mobile ?? '')
  const watcher = await deskVisitor(service, ['supervisor'])
  const { findings } = await watcher.get(listUnusualLooks, period)
  expect(findings.map(({ rule, staffName }) => [rule, staffName])).toContainEqual([
    'night',
    '唐嘉树',
  ])
  const early = ['周子航', '陆小满']
  expect(
    findings.filter(({ rule, staffName }) => rule === 'night' && early.includes(staffName)),
  ).toEqual([])
})

test('lists of customers that were seen, and calls that were noted, are among the looks', async () => {
  const watched = await deskVisitor(service, ['supervisor'], '贺明')
  await watched.get(superviseChats, {})
  // Its page asks every few seconds.
  await watched.get(superviseChats, {})
  await watched.get(listClosedChats, {})
  await watched.get(choosePurpose, { purpose: 'call' })
  const customerId = await find(watched, owner.mobile ?? '')
  const { callId } = await watched.get(beginCall, {})
  await watched.get(noteCall, {
    ...{ callId, customerId, kind: 'policy', note: '说明了保单', outcome: 'call-back' },
    callBackAt: '2026-11-22T10:00',
  })
  const { rows } = await watched.get(listDay, { kind: 'call-back' })
  const ended = { tries: 0, isReached: true, words: '说明了保单' }
  await watched.get(closeCallBack, { noteId: rows[0]?.id ?? '', ...ended })
  supervisor = await deskVisitor(service, ['supervisor'], '沈国栋')
  const whats = (await shown({ staffId: watched.staff.id })).map(([what]) => what)
  expect(whats.filter((what) => what === '看全部会话和排队的客户')).toHaveLength(1)
  expect(whats).toEqual(
    expect.arrayContaining(['查看已结束的会话', '小结通话', '记录已按约定回电']),
  )
})

test('whoever only looks at the lists of chats at night is unusual too', async () => {
  const late = await deskVisitor(service, ['supervisor'], '夜里看的人')
  await late.get(superviseChats, {})
  await late.get(listClosedChats, {})
  const watcher = await deskVisitor(service, ['supervisor'])
  const { findings } = await watcher.get(listUnusualLooks, period)
  expect(findings).toContainEqual(
    expect.objectContaining({ rule: 'night', staffName: '夜里看的人', count: 2 }),
  )
})
