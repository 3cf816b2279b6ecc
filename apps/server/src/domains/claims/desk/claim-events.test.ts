import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import {
  addClaimEvent,
  findClaim,
  readClaim,
} from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type ClaimVisit, visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'

const home = household(town.owner)
const service = serviceOfTests({ demo: false })
let clerk: Awaited<ReturnType<typeof deskVisitor>>
let visit: ClaimVisit
let registNo: string
let seen: { claimId: string; version: number }
beforeAll(async () => {
  await storeInTown(service, [home])
})
beforeEach(async () => {
  const claim = claimOn(home, { reportedAt: new Date('2026-11-19T01:30:20Z') })
  registNo = claim.registNo
  visit = await visitClaim(service, claim)
  clerk = await deskVisitor(service, ['claims'])
  seen = { ...(await clerk.get(findClaim, { registNo })), version: 0 }
})

const at = '2026-11-19T14:00'

function survey() {
  return { ...seen, type: 'survey', at }
}

function asCustomer() {
  return visit.visitor.get(queryClaimSchedleInfo, { handle: visit.handle })
}

test('a claim is found by its number, and shown as its customer sees it', async () => {
  const { claimId } = seen
  const shown = await clerk.get(readClaim, { claimId })
  const { steps, statusText, promise } = await asCustomer()
  expect(shown).toMatchObject({ registNo, steps, statusText, promise, version: 0, events: [] })
  const unknown = `${registNo.slice(0, -4)}9999`
  expect(await clerk.ask(findClaim, { registNo: unknown })).toMatchObject({ code: '1007' })
})

test('an event moves the claim on, and leaves a trace that names who added it', async () => {
  const { claim } = await clerk.get(addClaimEvent, survey())
  expect(claim.events).toEqual([
    expect.objectContaining({ name: '开始查勘', at: '2026-11-19 14:00' }),
  ])
  expect(await asCustomer()).toMatchObject({ statusText: '查勘中' })
  const [entry] = await service.db
    .selectFrom('audit_entry')
    .select(['outcome', 'staff_id', 'object_id'])
    .where('event', '=', 'claim-event-added')
    .where('object_id', '=', seen.claimId)
    .execute()
  expect(entry).toMatchObject({ outcome: 'survey', staff_id: clerk.staff.id })
})

test('which documents would be asked for is shown first, and nobody is asked until that is confirmed', async () => {
  await clerk.get(addClaimEvent, survey())
  const whole = { ...seen, version: 1, type: 'documents-asked', at }
  const listed = await clerk.get(addClaimEvent, { ...whole, reason: '现场已核实。' })
  expect(listed.claim.documentKinds.slice(0, 2).map(({ name }) => name)).toEqual([
    '索赔申请书',
    '被保险人身份证',
  ])
  expect(listed.preview?.documents).toEqual(expect.arrayContaining(['收款银行卡', '损失清单']))
  expect(await visit.eventTypes()).toEqual(['survey'])

  await clerk.get(addClaimEvent, { ...seen, version: 1, type: 'assessment', at })
  const named = { ...whole, version: 2, dueOn: '2026-12-01', documents: ['loss-list'] }
  const { preview } = await clerk.get(addClaimEvent, named)
  expect(preview).toMatchObject({ documents: ['损失清单'], needsApproval: false })
  expect((await asCustomer()).documents).toEqual([])
})

test('asking for documents says which, and until when', async () => {
  await clerk.get(addClaimEvent, survey())
  await clerk.get(addClaimEvent, { ...seen, version: 1, type: 'assessment', at })
  await clerk.get(addClaimEvent, {
    ...seen,
    version: 2,
    type: 'documents-asked',
    at,
    dueOn: '2026-12-01',
    documents: ['loss-list'],
    confirmed: true,
  })
  const { documents, todos } = await asCustomer()
  expect(documents).toContainEqual(expect.objectContaining({ type: 'loss-list', state: 'needed' }))
  expect(todos).toMatchObject([{ dueOn: '2026-12-01' }])
})

test.each([
  ['before the report', '2026-11-19T09:29', '时间不能早于报案时间'],
  ['in the future', '2027-01-01T00:00', '时间不能晚于现在'],
])('nothing has happened %s', async (_when, at, message) => {
  expect(await clerk.ask(addClaimEvent, { ...seen, type: 'survey', at })).toMatchObject({
    code: '1000',
    field: 'at',
    message,
  })
})

test('the minute of the report is not before it', async () => {
  await clerk.get(addClaimEvent, { ...seen, type: 'survey', at: '2026-11-19T09:30' })
  expect(await asCustomer()).toMatchObject({ statusText: '查勘中' })
})

test('what would change nothing is refused, and says why', async () => {
  const reopened = { ...seen, type: 'reopened', at }
  expect(await clerk.ask(addClaimEvent, reopened)).toMatchObject({
    code: 'E3020001',
    message: '理赔没有结束，不用重新受理。',
  })
  const refused = { ...seen, type: 'refused', at, reason: '不属于保险责任。' }
  await clerk.get(addClaimEvent, { ...refused, confirmed: true })
  const version = 1
  expect(await clerk.ask(addClaimEvent, { ...seen, version, type: 'survey', at })).toMatchObject({
    message: expect.stringContaining('重新受理'),
  })
  await clerk.get(addClaimEvent, { ...seen, version, type: 'reopened', at })
  expect(await asCustomer()).toMatchObject({ status: 'open' })
})

test('a kind that nobody knows is refused at its field', async () => {
  const given = { ...seen, type: 'no-such', at: '2026-11-19T14:00' }
  expect(await clerk.ask(addClaimEvent, given)).toMatchObject({ code: '1000', field: 'type' })
})

test('of two who add at once one does, and who saw an old state is told', async () => {
  const answers = await Promise.all([0, 1].map(() => clerk.ask(addClaimEvent, survey())))
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['1', 'E3020001'])
  expect(await visit.eventTypes()).toEqual(['survey'])
})
