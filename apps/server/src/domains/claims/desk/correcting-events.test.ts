import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import {
  addClaimEvent,
  correctClaimEvent,
  findClaim,
  readClaim,
} from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type ClaimVisit, visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'

const home = household(town.owner)
const service = serviceOfTests({ demo: false })
let clerk: Awaited<ReturnType<typeof deskVisitor>>
let visit: ClaimVisit
let claimId: string
beforeAll(async () => {
  await storeInTown(service, [home])
  clerk = await deskVisitor(service, ['claims'])
})
beforeEach(async () => {
  const claim = claimOn(home, { events: eventsOf('2026-11-19T02:00:00Z', 'survey', 'agreed') })
  visit = await visitClaim(service, claim)
  claimId = (await clerk.get(findClaim, { registNo: claim.registNo })).claimId
})

const reason = '记到了别的案件上。'

async function paidByMistake() {
  const paid = { type: 'paid', at: '2026-11-20T11:00', amountFen: 100_000, reason, confirmed: true }
  await clerk.get(addClaimEvent, { claimId, version: 2, ...paid })
  return { claimId, version: 3, position: 2, reason }
}

function asCustomer() {
  return visit.visitor.get(queryWapClaimSchedleInfo, { handle: visit.handle })
}

test('a payment that was noted by mistake is shown as taken back, and the claim goes on as before', async () => {
  const before = await asCustomer()
  const wrong = await paidByMistake()
  expect(await asCustomer()).toMatchObject({ status: 'paid' })
  const { preview } = await clerk.get(correctClaimEvent, wrong)
  const sentence = '2026-11-20 11:00 的“赔款已支付”记录有误，已经撤回。'
  expect(preview).toMatchObject({ statusText: before.statusText, corrections: [sentence] })
  expect(await asCustomer()).toMatchObject({ status: 'paid' })

  const { claim } = await clerk.get(correctClaimEvent, { ...wrong, confirmed: true })
  expect(await asCustomer()).toEqual({ ...before, corrections: [sentence] })
  expect(JSON.stringify(await asCustomer())).not.toContain(reason)
  expect(claim).toMatchObject({ isOpen: true, version: 4 })
  expect(claim.events.map(({ name, isCorrected }) => [name, isCorrected])).toEqual([
    ['开始查勘', false],
    ['客户已确认赔付方案', false],
    ['赔款已支付', true],
    ['更正', false],
  ])
  expect(claim.events.at(-1)).toMatchObject({ reason, by: clerk.member.account })
})

test('what staff say of a correction is shown first, and the insured reads it after', async () => {
  const wrong = { ...(await paidByMistake()), told: '这笔款付给了别的案件' }
  const sentence = '2026-11-20 11:00 的“赔款已支付”记录有误，已经撤回。这笔款付给了别的案件。'
  const { preview } = await clerk.get(correctClaimEvent, wrong)
  expect(preview?.corrections).toEqual([sentence])
  expect((await asCustomer()).corrections).toBeUndefined()
  const { claim } = await clerk.get(correctClaimEvent, { ...wrong, confirmed: true })
  expect((await asCustomer()).corrections).toEqual([sentence])
  expect(claim.events.at(-1)).toMatchObject({
    ...{ reason, told: '这笔款付给了别的案件' },
    by: clerk.member.account,
  })
})

test('what the core told, what was taken back, and a correction itself are not corrected here', async () => {
  const wrong = { ...(await paidByMistake()), confirmed: true }
  const { claim } = await clerk.get(correctClaimEvent, wrong)
  const { version, events } = claim
  expect(events.map(({ correct }) => correct.why)).toEqual([
    '核心系统的记录由核心系统更正。',
    '核心系统的记录由核心系统更正。',
    '已经更正过。',
    '更正本身不能再更正。',
  ])
  for (const [position, { correct }] of events.entries()) {
    expect(await clerk.ask(correctClaimEvent, { ...wrong, version, position })).toMatchObject({
      code: 'E3020001',
      message: correct.why,
    })
  }
})

test('a correction needs a reason, and a claim that stands as it was seen', async () => {
  const wrong = { ...(await paidByMistake()), confirmed: true }
  expect(await clerk.ask(correctClaimEvent, { ...wrong, reason: ' ' })).toMatchObject({
    code: '1000',
    field: 'reason',
  })
  for (const other of [{ version: 2 }, { position: 9 }]) {
    expect(await clerk.ask(correctClaimEvent, { ...wrong, ...other })).toMatchObject({
      code: 'E3020001',
    })
  }
  const codes = await Promise.all([1, 2].map(() => clerk.ask(correctClaimEvent, wrong)))
  expect(codes.map(({ code }) => code).sort()).toEqual(['1', 'E3020001'])
})

test('after a wrong amount was taken back the right one is noted for the same minute, and counts', async () => {
  await clerk.get(correctClaimEvent, { ...(await paidByMistake()), confirmed: true })
  const { version } = await clerk.get(readClaim, { claimId })
  const paid = { type: 'paid', at: '2026-11-20T11:00', amountFen: 90_000, reason, confirmed: true }
  const { claim } = await clerk.get(addClaimEvent, { claimId, version, ...paid })
  expect(claim.events.map(({ amount, isCorrected }) => [amount, isCorrected])).toContainEqual([
    90_000,
    false,
  ])
  expect(await asCustomer()).toMatchObject({ status: 'paid' })
})
