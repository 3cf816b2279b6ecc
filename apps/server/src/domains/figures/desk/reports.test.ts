import { exportReport, readReport } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import type { ReportMeasure } from '@ecenter/contract/figures/desk/report-measures.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { queuedChat, sayIn, storedChat } from '../../../../test/subjects/desk-chats.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { storeAppeal } from '../../appeals/store/store-appeal.ts'
import { changeConversation } from '../../customer-service/store/change-conversation.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'
import { rollDays } from '../store/roll-days.ts'

const service = serviceOfTests({ demo: false })
const formula = '=HYPERLINK("https://evil.example","x")'
let supervisor: Awaited<ReturnType<typeof deskVisitor>>
let agents: { readonly id: string }[]

beforeAll(async () => {
  const [one, other] = [
    await deskVisitor(service, ['agent'], '周子航'),
    await deskVisitor(service, ['agent'], formula),
  ]
  agents = [one.staff, other.staff]
  await served(one.staff.id, 60, 5)
  service.clock.advance(86_400)
  await served(one.staff.id, 20, 4)
  await served(other.staff.id, 400, 3)
  await gone()
  await complain('AA0001', '34010000')
  service.clock.advance(60)
  await complain('AA0002', '33010000')
  await rollDays({ ...service, url: service.database.url })
  supervisor = await deskVisitor(service, ['supervisor'])
})

async function served(staffId: string, waits: number, score: number) {
  const id = await queuedChat(service)
  service.clock.advance(waits)
  await change(id, { status: 'person', staffId, takenAt: service.clock.now() })
  await sayIn(service, id, '您好', 'agent')
  service.clock.advance(120)
  await change(id, { status: 'ended', endedAt: service.clock.now(), score })
}

async function gone() {
  const id = await queuedChat(service)
  await change(id, { status: 'ended', endedAt: service.clock.now() })
}

async function change(id: string, changes: Parameters<typeof changeConversation>[2]) {
  await changeConversation(service, await storedChat(service, id), changes, service.clock.now())
}

async function complain(caseNo: string, areaCode: string) {
  await storeAppeal(service, {
    ...{ caseNo, name: '李晓', phoneNumber: '13700009701', content: caseNo, kind: 'complaint' },
    ...{ channel: 'phone', cause: 'claim-speed', product: 'commercial', areaCode },
    ...{ callBackTime: 'soonest', claim: undefined, filedAt: service.clock.now() },
  })
}

const days = { from: '2026-11-20', to: '2026-11-21' }

async function figuresOf(question: Omit<Parameters<typeof ask>[0], 'from' | 'to'>) {
  const { figures } = await ask({ ...days, ...question })
  return Object.fromEntries(figures.map(({ measure, value }) => [measure, value])) as Partial<
    Record<ReportMeasure, number>
  >
}

function ask(question: Parameters<typeof supervisor.get<typeof readReport>>[1]) {
  return supervisor.get(readReport, question)
}

test('a supervisor reads how customers were served, by whom, day by day', async () => {
  expect(await figuresOf({ report: 'service' })).toEqual({
    ...{ opened: 4, asked: 4, taken: 3, abandoned: 1, abandonedRate: 25, ratings: 3, stars: 4 },
    // Upper bounds of buckets.
    ...{ waitMedian: 60, firstMedian: 60, first90: 420, firstLate: 1, handlingMedian: 120 },
    ...{ callBacks: 0, callBacksLate: 0, callBacksUnreached: 0 },
  })
  const { trend, groups, countedAt } = await ask({ ...days, report: 'service' })
  expect(countedAt).toMatch(/^2026-11-21 /)
  expect(trend.rows.map(({ at, values }) => [at, values[0]])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 3],
  ])
  expect(groups[0]?.rows.map(({ label, values }) => [label, values[0]])).toEqual([
    ['周子航', 2],
    [formula, 1],
  ])
})

test('of one member of staff only what is theirs is told', async () => {
  const figures = await figuresOf({ report: 'service', staffId: agents[1]?.id })
  expect(figures).toMatchObject({ taken: 1, stars: 3, firstLate: 1 })
  expect(Object.keys(figures)).not.toContain('abandoned')
})

test('beside a period stands as long a one just before it', async () => {
  const { before, figures } = await ask({ report: 'service', from: days.to, to: days.to })
  expect(before).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  expect(figures.find(({ measure }) => measure === 'taken')).toMatchObject({ value: 2, before: 1 })
})

test('complaints are told by cause, product and branch; the second of a phone repeats the first', async () => {
  expect(await figuresOf({ report: 'complaints' })).toMatchObject({ complaints: 2, repeats: 1 })
  const { groups, branches } = await ask({ ...days, report: 'complaints' })
  const labels = (group: string) =>
    groups.find((each) => each.group === group)?.rows.map(({ label }) => label)
  expect(labels('cause')).toEqual(['理赔太慢'])
  expect(labels('product')).toEqual(['机动车商业保险'])
  expect(branches).toEqual([
    { code: '33010000', name: '浙江省杭州市' },
    { code: '34010000', name: '安徽省合肥市' },
  ])
  expect(labels('branch')?.toSorted()).toEqual(['安徽省合肥市', '浙江省杭州市'])
  const one = await figuresOf({ report: 'complaints', branch: '33010000' })
  expect(one).toMatchObject({ complaints: 1 })
})

test('a period that ends before it begins, or is longer than a year, is refused at its field', async () => {
  const refusal = async (from: string, to: string) => {
    const { message, wire } = await supervisor.ask(readReport, { report: 'site', from, to })
    return [message, wire.body.includes('"to"')]
  }
  expect(await refusal('2026-11-20', '2026-11-19')).toEqual([
    '结束日期在开始日期之前，请重新选择',
    true,
  ])
  expect(await refusal('2025-11-19', '2026-11-20')).toEqual([
    '一次最多看一年，请把日期选近一些',
    true,
  ])
})

test('a table is taken along with its trace; no cell of it is a formula', async () => {
  const { wire } = await supervisor.ask(exportReport, { ...days, report: 'complaints' })
  const text = wire.rawPayload.toString('utf8')
  expect(text).toContain('合计,2026-11-20 至 2026-11-21,受理投诉,2,0,2')
  const byName = await supervisor.ask(exportReport, { ...days, report: 'service' })
  expect(byName.wire.rawPayload.toString('utf8')).toContain(
    `"'=HYPERLINK(""https://evil.example"",""x"")"`,
  )
  const trace = await service.db
    .selectFrom('audit_entry')
    .select(['staff_id', 'outcome'])
    .where('event', '=', 'report-exported')
    .execute()
  expect(trace.map(({ outcome }) => outcome).toSorted()).toEqual([
    'complaints 2026-11-20 2026-11-21',
    'service 2026-11-20 2026-11-21',
  ])
  expect(new Set(trace.map(({ staff_id }) => staff_id))).toEqual(new Set([supervisor.staff.id]))
})

test('staff of a branch read what its staff did and its complaints, and nothing of the house', async () => {
  const one = await deskVisitor(service, ['supervisor'])
  await storeBranches(service, [
    {
      comCode: '33000000',
      comName: '浙江省分公司',
      areaCode: '33000000',
      address: '路',
      phone: '',
    },
  ])
  await setBranch(service, one.staff.id, { branch: '33000000', team: '一组' })
  const own = await one.get(readReport, { report: 'service', ...days })
  expect(own.staff.every(({ staffId }) => staffId === one.staff.id)).toBe(true)
  const complaints = await one.get(readReport, { report: 'complaints', ...days })
  expect(complaints.branches).toEqual([{ code: '33010000', name: '浙江省杭州市' }])
  expect(complaints.figures).toContainEqual(
    expect.objectContaining({ measure: 'complaints', value: 1 }),
  )
  const elsewhere = { report: 'complaints', ...days, branch: '34010000' } as const
  expect((await one.get(readReport, elsewhere)).figures).toContainEqual(
    expect.objectContaining({ measure: 'complaints', value: 0 }),
  )
  expect(own).toMatchObject({
    teams: ['一组'],
    branches: [{ code: '33000000', name: '浙江省分公司' }],
  })
  for (const report of ['robot', 'site'] as const) {
    expect(await one.ask(readReport, { report, ...days })).toMatchObject({ field: 'report' })
  }
  const claims = await one.get(readReport, { report: 'claims', ...days })
  expect(claims.groups.map(({ group }) => group)).toContain('branch')
  const team = { report: 'service', ...days, team: '没有这个组' } as const
  expect((await one.get(readReport, team)).staff).toEqual([])
})

test('head office narrows conversations to a branch and its teams, and what knows neither says so', async () => {
  const one = await deskVisitor(service, ['agent'])
  await setBranch(service, one.staff.id, { branch: '33000000', team: '二组' })
  const all = await ask({ report: 'service', ...days })
  expect(all.teams).toContain('二组')
  expect(all.branches).toContainEqual({ code: '33000000', name: '浙江省分公司' })
  const of = { report: 'service', ...days, branch: '33000000' } as const
  expect((await ask(of)).figures).toContainEqual(
    expect.objectContaining({ measure: 'taken', value: 0 }),
  )
  await setBranch(service, agents[0]?.id ?? '', { branch: '33000000', team: '二组' })
  for (const question of [of, { ...of, team: '二组' }]) {
    const { figures } = await ask(question)
    expect(figures).toContainEqual(expect.objectContaining({ measure: 'taken', value: 2 }))
    expect(figures.map(({ measure }) => measure)).not.toContain('abandoned')
  }
  const robot = { report: 'robot', ...days } as const
  expect(await supervisor.ask(readReport, { ...robot, branch: '33000000' })).toMatchObject({
    field: 'branch',
  })
  expect(await supervisor.ask(readReport, { ...robot, team: '二组' })).toMatchObject({
    field: 'team',
  })
})

test('of policies that were counted without their branch, only the whole house is told', async () => {
  await service.db
    .insertInto('day_figure')
    .values({ day: days.to, subject: 'policies', measure: 'in-force', count: 4000 })
    .execute()
  const whole = await figuresOf({ report: 'complaints' })
  expect(whole).toMatchObject({ complaints: 2, inForce: 4000, perTenThousand: 5 })
  const { figures } = await ask({ ...days, report: 'complaints', branch: '33010000' })
  expect(figures.find(({ measure }) => measure === 'perTenThousand')?.value).toBeUndefined()
})
