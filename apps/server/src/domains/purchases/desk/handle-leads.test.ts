import type { TypedOf } from '@ecenter/contract/call.ts'
import {
  exportLeads,
  findLead,
  listLeads,
  noteLead,
  readLead,
  readLeadPhone,
  takeLead,
} from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { leaveLead } from '@ecenter/contract/purchases/lead.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { promoter, storePromoters } from '../../../../test/subjects/promoters.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { newSession } from '../../../../test/visitor.ts'
import { purgeLeads } from '../store/lead.repository.ts'

type Agent = Awaited<ReturnType<typeof deskVisitor>>

const mobile = '13700006101'
const secondsOfDay = 86_400

let service: TestService
let agent: Agent
beforeEach(() => open())
afterEach(() => service.close())

/** The clock of tests stands on Friday, 20 November 2026. */
async function open(env: NodeJS.ProcessEnv = {}): Promise<void> {
  service = await openTestService({ demo: false, env })
  agent = await deskVisitor(service, ['agent'])
}

async function leave(given: Partial<TypedOf<typeof leaveLead>> = {}): Promise<string> {
  const wish = { applicant: '林小满', mobile, cityCode: '44030000', ...given }
  const visitor = await newSession(service)
  await visitor.provePhone(wish.mobile)
  const { leadNo } = await visitor.get(leaveLead, wish)
  const { leadId } = await agent.get(findLead, { number: leadNo })
  return leadId
}

async function traces(event: string): Promise<(string | null)[]> {
  const rows = await service.db
    .selectFrom('audit_entry')
    .select('staff_id')
    .where('event', '=', event)
    .execute()
  return rows.map(({ staff_id }) => staff_id)
}

function listed() {
  return agent.get(listLeads, { status: 'open' })
}

test('whoever wants to buy stands in the list, masked, until the next working day', async () => {
  const leadId = await leave()
  const { leads, total, counts } = await listed()
  expect(leads).toEqual([
    {
      leadId,
      leadNo: expect.stringMatching(/^YX20261120/),
      product: 'car',
      maskedName: '林**',
      maskedPhone: '137****6101',
      city: '广东省深圳市',
      leftAt: expect.stringMatching(/^2026-11-20 /),
      status: 'open',
      callBy: '2026-11-23',
      isLate: false,
      isSentOn: false,
      isMine: false,
    },
  ])
  expect(total).toBe(1)
  expect(counts).toEqual({ open: 1, late: 0, called: 0, mine: 0 })
})

test('a call that was promised and not made in time is late, but none is where a sales site sells', async () => {
  await leave()
  await service.passTime(3 * secondsOfDay)
  agent = await deskVisitor(service, ['agent'])
  expect((await listed()).counts.late).toBe(0)
  await service.passTime(secondsOfDay)
  agent = await deskVisitor(service, ['agent'])
  const { leads, counts } = await listed()
  expect(counts.late).toBe(1)
  expect(leads[0]).toMatchObject({ isLate: true })

  await service.close()
  await open({ SALES_SITE_URL: 'https://sales.example/' })
  await leave()
  await service.passTime(9 * secondsOfDay)
  agent = await deskVisitor(service, ['agent'])
  const sentOn = await listed()
  expect(sentOn.counts.late).toBe(0)
  expect(sentOn.leads).toEqual([expect.objectContaining({ isSentOn: true, isLate: false })])
  expect(sentOn.leads[0]?.callBy).toBeUndefined()
})

test('of two who take it at once one has it, and only they are shown the phone', async () => {
  const leadId = await leave({ sharePhone: '13900009999' })
  const other = await deskVisitor(service, ['agent'])
  const { version, maskedSharePhone } = await agent.get(readLead, { leadId })
  expect(maskedSharePhone).toBe('139****9999')
  expect(await agent.ask(readLeadPhone, { leadId })).toMatchObject({
    code: resultCodes.stateChanged,
    message: '还没有人联系，请先接手。',
  })

  const ends = await Promise.all(
    [agent, other].map((each) => each.ask(takeLead, { leadId, version })),
  )
  expect(ends.map(({ code }) => code).toSorted()).toEqual(['1', resultCodes.stateChanged])
  const [mine, theirs] = ends[0]?.code === '1' ? [agent, other] : [other, agent]
  expect(await mine.get(readLeadPhone, { leadId })).toEqual({ mobile, sharePhone: '13900009999' })
  expect(await theirs.ask(readLeadPhone, { leadId })).toMatchObject({
    code: resultCodes.stateChanged,
    message: '正由测试员工联系；要由您联系，请先接手。',
  })
  expect(await traces('lead-phone-read')).toEqual([mine.staff.id])
})

test('calls are noted by who handles it, and the lead goes from one list to the next', async () => {
  const leadId = await leave()
  const note = { leadId, status: 'called', note: '周一再联系' } as const
  expect(await agent.ask(noteLead, { ...note, version: 0 })).toMatchObject({
    code: resultCodes.stateChanged,
  })
  const taken = await agent.get(takeLead, { leadId, version: 0 })
  expect(taken).toMatchObject({ isMine: true, version: 1 })
  const called = await agent.get(noteLead, { ...note, version: 1 })
  expect(called).toMatchObject({ status: 'called', version: 2 })
  expect(called.callBy).toBeUndefined()
  expect((await listed()).counts).toEqual({ open: 0, late: 0, called: 1, mine: 1 })
  const closed = await agent.get(noteLead, { leadId, status: 'closed', note: '已投保', version: 2 })
  expect(closed.notes.map(({ text, status, byName }) => [text, status, byName])).toEqual([
    ['周一再联系', 'called', '测试员工'],
    ['已投保', 'closed', '测试员工'],
  ])
  expect((await agent.get(listLeads, { status: 'closed' })).total).toBe(1)
  expect(await agent.ask(noteLead, { ...note, version: 2 })).toMatchObject({
    code: resultCodes.stateChanged,
  })
  expect(await traces('lead-noted')).toHaveLength(2)
})

test('the list is chosen by product, day and who handles it; a lead is found by its phone too', async () => {
  const first = await leave()
  await service.passTime(secondsOfDay)
  agent = await deskVisitor(service, ['agent'])
  await storePromoters(service, promoter({ code: 'BBBB2222', product: 'non-car' }))
  const second = await leave({ promoterCode: 'BBBB2222' })
  const chosen = async (asked: Omit<TypedOf<typeof listLeads>, 'status'>) =>
    (await agent.get(listLeads, { status: 'open', ...asked })).leads.map(({ leadId }) => leadId)
  expect(await chosen({})).toEqual([first, second])
  expect(await chosen({ product: 'non-car' })).toEqual([second])
  expect(await chosen({ to: '2026-11-20' })).toEqual([first])
  expect(await chosen({ from: '2026-11-21' })).toEqual([second])
  await agent.get(takeLead, { leadId: second, version: 0 })
  expect(await chosen({ isMine: true })).toEqual([second])
  expect(await agent.get(findLead, { number: mobile })).toEqual({ leadId: second })
  expect(await agent.ask(findLead, { number: '13700009999' })).toMatchObject({ code: '1007' })
  expect(await agent.ask(findLead, { number: 'YX1' })).toMatchObject({ code: '1000' })
})

test('supervisors alone get the list as a file, masked, and it leaves a trace', async () => {
  await leave()
  expect(await agent.ask(exportLeads, { status: 'open' })).toMatchObject({ code: 'E3010002' })
  const supervisor = await deskVisitor(service, ['supervisor'])
  const wire = await supervisor.inject(supervisor.requestOf(exportLeads, { status: 'open' }))
  expect(wire.headers['content-type']).toMatch(/^text\/csv/)
  const [headings = '', line = ''] = wire.body.split('\r\n')
  expect(headings).toContain('登记编号,产品,姓名,手机号')
  expect(line).toContain('车险,林**,137****6101,广东省深圳市')
  for (const canary of [mobile, '小满']) expect(wire.body).not.toContain(canary)
  expect(await traces('leads-exported')).toEqual([supervisor.staff.id])
})

test('what is older than the days it is kept is removed with its notes', async () => {
  const leadId = await leave()
  await agent.get(takeLead, { leadId, version: 0 })
  await agent.get(noteLead, { leadId, status: 'called', note: '没有接', version: 1 })
  const { db, clock } = service
  const left = async () => (await db.selectFrom('purchase_lead_note').selectAll().execute()).length
  await service.passTime(365 * secondsOfDay)
  await purgeLeads(db, clock, 365)
  expect(await left()).toBe(1)
  await service.passTime(secondsOfDay)
  await purgeLeads(db, clock, 365)
  expect(await left()).toBe(0)
})

test('a phone that left nothing leaves a trace of who asked for it', async () => {
  expect(await agent.ask(findLead, { number: '13700009999' })).toMatchObject({ code: '1007' })
  const { keys, db } = service
  const [trace] = await db
    .selectFrom('audit_entry')
    .select(['staff_id', 'subject', 'outcome'])
    .where('event', '=', 'lead-found')
    .execute()
  expect(trace).toEqual({
    staff_id: agent.staff.id,
    subject: keys.searchHash('phone', '13700009999').toString('hex'),
    outcome: 'nothing',
  })
})

test('whoever looks at phone after phone sees no more of them', async () => {
  const leadId = await leave()
  await agent.get(takeLead, { leadId, version: 0 })
  for (let look = 0; look < 60; look++) await agent.get(readLeadPhone, { leadId })
  expect(await agent.ask(readLeadPhone, { leadId })).toMatchObject({
    code: resultCodes.tooManyLookups,
  })
  expect(await traces('lead-phone-read')).toHaveLength(60)
})
