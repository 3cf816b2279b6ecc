import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import {
  addClaimEvent,
  askClaimDecision,
  correctClaimEvent,
  decideApproval,
  findClaim,
  readClaim,
} from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { listOpenWishes } from '@ecenter/contract/core/desk/wishes-at-desk.ts'
import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { importerOf, importRows } from '../../../../test/imports.ts'
import { upsert } from '../../../../test/push-rows.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type ClaimVisit, visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../../test/subjects/claims.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { answeringCoreOf, eventsAsked } from '../../../../test/wishes.ts'
import { claimFromCore } from '../../../demo/from-core/claim-from-core.ts'
import { claims } from '../import/claims.ts'
import { appendClaimEvent } from '../store/append-claim-event.ts'
import type { NewClaim } from '../store/store-claims.ts'

const home = household(town.owner)
const service = serviceOfTests({ demo: false, env: { CLAIMS_DECIDED_BY: 'core' } })
const core = answeringCoreOf(service)
const since = '2026-11-19T02:00:00Z'

type Clerk = Awaited<ReturnType<typeof deskVisitor>>
let clerk: Clerk
let second: Clerk
let claim: NewClaim
let visit: ClaimVisit
let seen: { readonly claimId: string; readonly version: number }
beforeAll(async () => {
  await storeInTown(service, [home])
  clerk = await deskVisitor(service, ['claims'])
  second = await deskVisitor(service, ['claims', 'supervisor'])
})
beforeEach(async () => {
  claim = claimOn(home, { events: eventsOf(since, 'survey', 'agreed') })
  visit = await visitClaim(service, claim)
  const { claimId } = await clerk.get(findClaim, { registNo: claim.registNo })
  seen = { claimId, version: 2 }
})

const payment = {
  ...{ type: 'paid', at: '2026-11-20T11:00', amountFen: 128_000, reason: '修理厂结算单。' },
} as const
const refusal = { type: 'refused', at: '2026-11-20T11:00', reason: '出险时保单已经失效。' } as const

function ask(decision: object) {
  return clerk.get(askClaimDecision, { ...seen, ...payment, ...decision, confirmed: true })
}

async function eventId(): Promise<string> {
  return (await eventsAsked(service, 'claim-decision', seen.claimId)).at(-1) ?? ''
}

/** The core's rows tell all of the claim, with these at its end, and name nothing. */
function tell(...types: Parameters<typeof eventsOf>[1][]) {
  const ends = types.map((type, nth) => ({
    ...{ type, facts: {} },
    at: new Date(`2026-11-20T03:1${nth}:00Z`),
  }))
  const told = { refusalReason: '不属于保险责任。', events: [...claim.events, ...ends] }
  return importRows(importerOf(service), claims, [claimFromCore({ ...claim, ...told })])
}

function asInsured() {
  return visit.visitor.get(queryClaimSchedleInfo, { handle: visit.handle })
}

test('the desk ends no claim by itself, and says who does', async () => {
  const { addable, askable } = await clerk.get(readClaim, seen)
  const why = '由核心系统决定：请在“提请核心系统决定”里办理，核心答复后才生效。'
  for (const type of ['paid', 'refused', 'cancelled']) {
    expect(addable.find((each) => each.type === type)).toMatchObject({ whyNot: why })
    expect(
      await clerk.ask(addClaimEvent, { ...seen, ...payment, ...refusal, type, confirmed: true }),
    ).toMatchObject({ code: 'E3020001', message: why })
  }
  expect(askable?.map(({ type, whyNot }) => [type, whyNot])).toEqual([
    ['paid', undefined],
    ['refused', undefined],
    ['cancelled', undefined],
  ])
  expect(await visit.eventTypes()).toEqual(['survey', 'agreed'])
  expect(
    await clerk.ask(askClaimDecision, { ...seen, type: 'review', at: payment.at }),
  ).toMatchObject({ code: '1000' })
})

test('what is asked is shown first, told to the core once, and nothing to the customer', async () => {
  const { preview } = await clerk.get(askClaimDecision, { ...seen, ...payment })
  expect(preview).toMatchObject({ statusText: '已赔付', needsApproval: false })
  expect(await eventsAsked(service, 'claim-decision', seen.claimId)).toEqual([])
  const told = await eventsFrom(service, () => ask({}))
  expect(told).toMatchObject([
    {
      type: 'claim.decision.requested.v1',
      subject: `claim/${claim.registNo}`,
      data: { decision: 'paid', amountFen: 128_000, account: clerk.member.account },
    },
  ])
  expect(await asInsured()).toMatchObject({ status: 'open' })
  const { decision, askable } = await clerk.get(readClaim, seen)
  expect(decision).toMatchObject({ status: 'asked', name: '赔款已支付', amount: 128_000 })
  expect(askable?.map(({ whyNot }) => whyNot)).toEqual(
    Array(3).fill('已提请核心系统，还没有答复。'),
  )
  expect(await clerk.ask(askClaimDecision, { ...seen, ...refusal, confirmed: true })).toMatchObject(
    { code: 'E3020001' },
  )
  const { wishes } = await second.get(listOpenWishes, {})
  expect(wishes).toContainEqual(
    expect.objectContaining({
      kind: 'claim-decision',
      about: `理赔 ${claim.registNo}`,
      asked: expect.stringContaining('赔款已支付 1,280.00 元'),
    }),
  )
  const { rows } = await second.get(listDay, { kind: 'wish' })
  expect(rows).toContainEqual(
    expect.objectContaining({ id: `${await eventId()} `, what: '催核心决定理赔' }),
  )
})

test('the row of the core that names it is what holds, also where it is something else', async () => {
  await ask({})
  const refused = claimFromCore({
    ...claim,
    refusalReason: '不属于保险责任。',
    events: [...claim.events, ...eventsOf('2026-11-20T03:00:00Z', 'refused')],
  })
  const answers = await eventId()
  expect(await core.push('claims', [upsert(refused, 1, { answers })])).toMatchObject([
    { result: 'accepted' },
  ])
  expect(await asInsured()).toMatchObject({ status: 'refused' })
  expect((await clerk.get(readClaim, seen)).decision).toBeUndefined()
  expect(await core.accept(answers)).toMatchObject({ result: 'unchanged' })
  expect(await visit.eventTypes()).toEqual(['survey', 'agreed', 'refused'])
})

test('agreed to without a row it happens as it was asked for, and only the core puts it right', async () => {
  await ask(refusal)
  expect(await core.accept(await eventId())).toMatchObject({ result: 'accepted' })
  expect(await asInsured()).toMatchObject({ status: 'refused' })
  const { events, version } = await clerk.get(readClaim, seen)
  expect(events.at(-1)).toMatchObject({
    type: 'refused',
    reason: refusal.reason,
    by: clerk.member.account,
    correct: { isPossible: false, why: '核心系统的记录由核心系统更正。' },
  })
  const correction = {
    ...seen,
    version,
    position: version - 1,
    reason: '记错了。',
    confirmed: true,
  }
  expect(await clerk.ask(correctClaimEvent, correction)).toMatchObject({ code: 'E3020001' })
})

test('refused by the core nothing has happened, staff read why, and may ask anew', async () => {
  await ask({})
  await core.refuse(await eventId(), '赔款账户没有核对')
  expect(await visit.eventTypes()).toEqual(['survey', 'agreed'])
  expect((await clerk.get(readClaim, seen)).decision).toMatchObject({
    status: 'refused',
    reason: '赔款账户没有核对',
  })
  await ask({})
  expect((await clerk.get(readClaim, seen)).decision).toMatchObject({ status: 'asked' })
})

test('a file that tells the very end answers without a name, and one that tells less leaves it asked', async () => {
  await ask({})
  const give = (events: NewClaim['events']) =>
    importRows(importerOf(service), claims, [claimFromCore({ ...claim, events })])
  await give([...claim.events, ...eventsOf('2026-11-20T02:00:00Z', 'review')])
  expect((await clerk.get(readClaim, seen)).decision).toMatchObject({ status: 'asked' })
  await give([...claim.events, ...eventsOf('2026-11-20T03:00:00Z', 'paid')])
  expect((await clerk.get(readClaim, seen)).decision).toBeUndefined()
  expect(await asInsured()).toMatchObject({ status: 'paid' })
})

test('a large payment is asked of the core once a second person has approved it', async () => {
  const { claim: waiting } = await ask({ amountFen: 6_000_000 })
  expect(await eventsAsked(service, 'claim-decision', seen.claimId)).toEqual([])
  const approvalId = waiting.approval?.approvalId ?? ''
  const told = await eventsFrom(service, () =>
    second.get(decideApproval, { ...seen, approvalId, verdict: 'approved' }),
  )
  expect(told).toMatchObject([
    { data: { decision: 'paid', amountFen: 6_000_000, approvedBy: second.member.account } },
  ])
  expect(await asInsured()).toMatchObject({ status: 'open' })
  await core.accept(await eventId())
  expect(await asInsured()).toMatchObject({ status: 'paid' })
})

test('a row that ends it otherwise, without a name, ends what was asked as refused', async () => {
  await ask({})
  const asked = await eventId()
  await tell('refused')
  expect((await clerk.get(readClaim, seen)).decision).toMatchObject({
    status: 'refused',
    reason: '核心系统已经另行处理了这次理赔，请看最新进展。',
  })
  expect(await core.accept(asked)).toMatchObject({ result: 'rejected' })
  expect(await visit.eventTypes()).toEqual(['survey', 'agreed', 'refused'])
})

test('what was asked before the claim ended and went on pays nothing any more', async () => {
  await ask({})
  const asked = await eventId()
  // As if its rows had come before they answered anything.
  for (const type of ['refused', 'reopened'] as const)
    await appendClaimEvent(service, visit.ref, { type, at: service.clock.now(), facts: {} })
  expect(await core.accept(asked)).toMatchObject({
    result: 'rejected',
    reason: 'answers: what it was about has ended since',
  })
  expect(await visit.eventTypes()).toEqual(['survey', 'agreed', 'refused', 'reopened'])
  expect((await clerk.get(readClaim, seen)).decision).toMatchObject({ status: 'refused' })
})

test('what the core ended nobody takes up again at the desk', async () => {
  const why = '这次理赔由核心系统结束，要由核心系统重新受理。'
  const reopen = async () => {
    const { version, addable } = await clerk.get(readClaim, seen)
    expect(addable.find(({ type }) => type === 'reopened')).toMatchObject({ whyNot: why })
    const reopened = { ...seen, version, type: 'reopened', at: '2026-11-20T11:30' }
    expect(await clerk.ask(addClaimEvent, reopened)).toMatchObject({ message: why })
  }
  await ask({})
  await core.accept(await eventId())
  await reopen()
  await tell('paid')
  await reopen()
})

test.each(['row', 'answer'])(
  'parts that the core paid by its %s count towards the limit',
  async (by) => {
    await ask({ amountFen: 5_000_000 })
    if (by === 'answer') await core.accept(await eventId())
    await tell('paid', 'reopened')
    const { version } = await clerk.get(readClaim, seen)
    const rest = { version, at: '2026-11-20T11:30', amountFen: 100, reason: '漏付的部分' }
    const { claim } = await ask(rest)
    expect(claim.approval).toMatchObject({ state: 'waiting', amount: 100 })
  },
)
