import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import {
  addClaimEvent,
  findClaim,
  readClaim,
} from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { listClaims } from '@ecenter/contract/claims/desk/claims-worklist.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type ClaimVisit, visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../../test/subjects/claims.ts'
import { offer } from '../../../../test/subjects/offers.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import type { NewClaim } from '../store/store-claims.ts'

const home = household(town.owner)
const reportedAt = new Date('2026-11-14T01:30:00Z')
const since = '2026-11-14T02:00:00Z'
const at = '2026-11-20T08:00'
const settlement = {
  parts: [
    {
      cover: 'other' as const,
      productName: '家庭财产保险',
      damages: [{ name: '实木地板', amountFen: 320_000 }],
      deductibleFen: 50_000,
      liabilityPercent: 100,
      alreadyPaidFen: 0,
    },
  ],
  payee: { name: '沈国强', bank: '示例银行', accountNo: '6200000000000006217' },
}

const service = serviceOfTests({ demo: false })
let clerk: Awaited<ReturnType<typeof deskVisitor>>
let visit: ClaimVisit
beforeAll(async () => {
  await storeInTown(service, [home])
  clerk = await deskVisitor(service, ['claims'])
})

/** A claim as it is opened at the desk. */
async function opened(given: Partial<NewClaim>) {
  const claim = claimOn(home, { reportedAt, ...given })
  visit = await visitClaim(service, claim)
  const { claimId } = await clerk.get(findClaim, { registNo: claim.registNo })
  return { claimId, version: claim.events.length, at }
}

function asInsured() {
  return visit.visitor.get(queryClaimSchedleInfo, { handle: visit.handle })
}

/** As who only knows of it. */
function asWhoKnows() {
  return visit.visitor.get(queryWapClaimSchedleInfo, { handle: visit.handle })
}

const toPayment = [
  'survey',
  'assessment',
  'documents-asked',
  'documents-complete',
  'calculation',
  'review',
] as const

test('one request pays nothing: it is shown first as the customer will see it, then confirmed', async () => {
  const events = eventsOf(since, 'survey', 'agreed')
  const seen = await opened({ events, settlement })
  const paid = { ...seen, type: 'paid', amountFen: 270_000 }
  const { preview, claim } = await clerk.get(addClaimEvent, paid)
  expect(preview).toEqual({
    needsApproval: false,
    statusText: '已赔付',
    steps: [expect.objectContaining({ title: '赔付', doing: '赔款 2,700.00 元已支付。' })],
    told: undefined,
  })
  expect(claim).toMatchObject({ version: 2, isOpen: true, settled: 270_000 })
  expect(await visit.eventTypes()).not.toContain('paid')
  expect(await asInsured()).toMatchObject({ status: 'open' })

  const added = await clerk.get(addClaimEvent, { ...paid, confirmed: true })
  expect(added.preview).toBeUndefined()
  expect(added.claim.events.at(-1)).toMatchObject({ name: '赔款已支付', amount: 270_000 })
  const { status, steps } = await asInsured()
  expect([status, steps.at(-1)?.doing]).toEqual(['paid', '赔款 2,700.00 元已支付。'])
  expect((await asWhoKnows()).steps.at(-1)?.doing).toBe('赔款已支付。')
})

test.each([
  ['without an amount', {}, '请填写赔付金额'],
  [
    'of another amount than was calculated',
    { amountFen: 280_000 },
    '和核定的赔款 2,700.00 元不一致，请核对',
  ],
  ['of nothing', { amountFen: 0 }, '赔付金额要大于 0，不能超过 100,000,000 元'],
])('a payment %s is refused at its field', async (_, given, message) => {
  const seen = await opened({ events: eventsOf(since, 'agreed'), settlement })
  const asked = { ...seen, type: 'paid', confirmed: true, ...given }
  const refused = { code: '1000', field: 'amountFen', message }
  expect(await clerk.ask(addClaimEvent, asked)).toMatchObject(refused)
  expect(await visit.eventTypes()).toEqual(['agreed'])
})

test('without a calculated amount a payment says on what it rests, which its insured does not read', async () => {
  const seen = await opened({ events: eventsOf(since, 'survey', 'agreed') })
  const paid = { ...seen, type: 'paid', amountFen: 100_000, confirmed: true }
  const { addable } = await clerk.get(readClaim, seen)
  expect(addable.find(({ type }) => type === 'paid')).toMatchObject({ facts: 'basis' })
  expect(await clerk.ask(addClaimEvent, paid)).toMatchObject({
    ...{ code: '1000', field: 'reason', message: '没有核定的赔款，请填写赔付依据' },
  })
  const reason = '修理厂结算单，已核对。'
  const { claim } = await clerk.get(addClaimEvent, { ...paid, reason })
  expect(claim.events.at(-1)).toMatchObject({ type: 'paid', reason })
  expect(JSON.stringify(await asInsured())).not.toContain(reason)
})

test('no payment comes above what the policy insures, also in parts', async () => {
  const seen = await opened({ events: eventsOf(since, 'agreed') })
  const paid = { ...seen, type: 'paid', reason: '修理厂结算单。' }
  const refused = {
    code: '1000',
    field: 'amountFen',
    message: '超过保险金额合计 100,000.00 元，请核对',
  }
  expect(await clerk.ask(addClaimEvent, { ...paid, amountFen: 10_000_001 })).toMatchObject(refused)
  const part = { ...paid, amountFen: 4_000_000, confirmed: true }
  await clerk.get(addClaimEvent, part)
  const again = { ...seen, version: seen.version + 1, type: 'reopened', at: '2026-11-20T08:05' }
  await clerk.get(addClaimEvent, { ...again, confirmed: true })
  const rest = { ...part, version: seen.version + 2, at: '2026-11-20T08:10', reason: '漏付的部分' }
  expect(await clerk.ask(addClaimEvent, { ...rest, amountFen: 6_000_001 })).toMatchObject(refused)
})

test.each([
  ['refused', '请填写不赔的原因，客户会看到', '经审核，这次事故不能赔付。酒后驾驶不在保险责任内。'],
  [
    'cancelled',
    '请填写注销的原因，客户会看到',
    '这次报案已注销，不再处理。酒后驾驶不在保险责任内。',
  ],
])(
  'a claim is %s with a reason, which its insured reads and nobody else',
  async (type, asks, told) => {
    const seen = await opened({ events: eventsOf(since, 'survey') })
    const bare = { ...seen, type, confirmed: true }
    expect(await clerk.ask(addClaimEvent, bare)).toMatchObject({ field: 'reason', message: asks })
    const reason = '酒后驾驶不在保险责任内。'
    const { preview } = await clerk.get(addClaimEvent, { ...seen, type, reason })
    expect(preview?.steps.at(-1)?.doing).toBe(told)
    expect(await visit.eventTypes()).toEqual(['survey'])
    await clerk.get(addClaimEvent, { ...bare, reason })
    expect((await asInsured()).steps.at(-1)?.doing).toBe(told)
    expect(JSON.stringify(await asWhoKnows())).not.toContain(reason)
  },
)

test('a payment that skips steps says which, needs a reason, and calls no document received', async () => {
  const seen = await opened({})
  const paid = { ...seen, type: 'paid', amountFen: 100_000, confirmed: true }
  const { addable } = await clerk.get(readClaim, seen)
  const skips = ['查勘', '核定损失', '收材料', '算赔款', '审赔款', '客户确认赔付方案']
  expect(addable.find(({ type }) => type === 'paid')).toMatchObject({ facts: 'basis', skips })
  expect(await clerk.ask(addClaimEvent, paid)).toMatchObject({
    code: '1000',
    field: 'reason',
    message: `请说明为什么跳过：${skips.join('、')}`,
  })
  const reason = '小额案件，电话里已核实。'
  const { claim } = await clerk.get(addClaimEvent, { ...paid, reason })
  expect(claim.events.at(-1)).toMatchObject({ skipped: skips, reason })
  expect(claim.documents.map(({ state }) => state)).not.toContain('received')
  expect(JSON.stringify(await asInsured())).not.toContain(reason)
})

test.each(['2099-12-30', '2026-11-18'])(
  'who agreed to an offer of the core until %s without a signature is noted with a reason, and shown first',
  async (answerBy) => {
    const events = eventsOf(since, ...toPayment, 'agreement-asked')
    const seen = await opened({ events, offer: { ...offer, answerBy } })
    const agreed = { ...seen, type: 'agreed', at: '2026-11-20T11:00' }
    expect(await clerk.ask(addClaimEvent, agreed)).toMatchObject({
      field: 'reason',
      message: '请说明为什么跳过：客户签字',
    })
    const reasoned = { ...agreed, reason: '客户在柜台签了纸质确认书。' }
    const { preview } = await clerk.get(addClaimEvent, reasoned)
    expect(preview).toMatchObject({ statusText: '赔付中' })
    expect(await visit.eventTypes()).not.toContain('agreed')
    const { claim } = await clerk.get(addClaimEvent, { ...reasoned, confirmed: true })
    expect(claim.events.at(-1)).toMatchObject({ skipped: ['客户签字'], reason: reasoned.reason })
    expect((await asInsured()).offer?.status).toBe('closed')
  },
)

test('what nobody sent is never received, not even by the words of the core', async () => {
  await opened({ lossTypes: ['flight-delay'], events: eventsOf(since, ...toPayment) })
  const { documents } = await asInsured()
  expect(new Set(documents.map(({ state }) => state))).toEqual(new Set(['not-needed']))
})

test('all has come only where each file is here, and then nothing is skipped', async () => {
  const events = eventsOf(since, 'documents-asked')
  const seen = await opened({ lossTypes: ['flight-delay'], events })
  const complete = await clerk.ask(addClaimEvent, { ...seen, type: 'documents-complete' })
  expect(complete.message).toMatch(/^还没有收到：被保险人身份证、/)
  const calculation = { ...seen, type: 'calculation' }
  expect(await clerk.ask(addClaimEvent, calculation)).toMatchObject({
    field: 'reason',
    message: '请说明为什么跳过：收材料',
  })
  const { claim } = await clerk.get(addClaimEvent, {
    ...calculation,
    reason: '材料在柜台交了。',
    confirmed: true,
  })
  expect(claim.steps.find(({ stage }) => stage === 'documents')?.doing).not.toContain('收齐')
})

test('a step is taken in its turn: what repeats it has a name of its own', async () => {
  const seen = await opened({ events: eventsOf(since, 'survey') })
  const why = async (type: string) => (await clerk.ask(addClaimEvent, { ...seen, type })).message
  expect(await why('survey')).toBe('已经有过；再来一次请选“开始复勘”。')
  expect(await why('added-assessment')).toBe('还没有“开始核定损失”。')
  expect(await clerk.ask(addClaimEvent, { ...seen, type: 'assessment' })).toMatchObject({
    code: '1',
  })
})

test('staff read the steps of a flight by its words, as its customer does', async () => {
  const flight = { lossTypes: ['flight-delay' as const], events: eventsOf(since, 'survey') }
  const { claimId } = await opened(flight)
  const { events, addable } = await clerk.get(readClaim, { claimId })
  expect(events.map(({ name }) => name)).toEqual(['开始核实航班'])
  expect(addable.find(({ type }) => type === 'assessment')?.name).toBe('开始核定延误')
  expect(addable.find(({ type }) => type === 'survey')?.whyNot).toContain('开始再次核实')
  const { claims } = await clerk.get(listClaims, { step: 'survey' })
  expect(claims.find((each) => each.claimId === claimId)?.stepName).toBe('核实航班')
})

test('nothing ends before what was told of it last', async () => {
  const seen = await opened({ events: eventsOf(since, 'survey', 'assessment') })
  const early = { ...seen, type: 'cancelled', reason: '客户撤回报案。', at: '2026-11-14T11:30' }
  expect(await clerk.ask(addClaimEvent, early)).toMatchObject({
    field: 'at',
    message: '时间不能早于最近一次进展',
  })
})
