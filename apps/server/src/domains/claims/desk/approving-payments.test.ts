import { randomUUID } from 'node:crypto'
import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import {
  addClaimEvent,
  decideApproval,
  findClaim,
  listApprovals,
  readClaim,
} from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { confirmCode, signIn } from '@ecenter/contract/staff/desk/account.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { changeByTwo } from '../../../../test/change-by-two.ts'
import { deskVisitor, newDeskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type ClaimVisit, visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { appCodeOf } from '../../../../test/subjects/staff.ts'

const home = household(town.owner)
const above = 5_000_001

const service = serviceOfTests({ demo: false })
type Clerk = Awaited<ReturnType<typeof deskVisitor>>
let maker: Clerk
let checker: Clerk
let visit: ClaimVisit
let registNo: string
let seen: { readonly claimId: string; readonly version: number }
beforeAll(async () => {
  await storeInTown(service, [home])
  maker = await deskVisitor(service, ['claims'])
  checker = await deskVisitor(service, ['claims'])
})
beforeEach(async () => {
  const events = eventsOf('2026-11-19T02:00:00Z', 'survey', 'agreed')
  const claim = claimOn(home, { events })
  visit = await visitClaim(service, claim)
  registNo = claim.registNo
  const { claimId } = await maker.get(findClaim, { registNo })
  seen = { claimId, version: events.length }
})

const reason = '修理厂结算单，已核对。'
const payment = { type: 'paid', at: '2026-11-20T11:00', confirmed: true, reason } as const

function pay(amountFen: number) {
  return maker.get(addClaimEvent, { ...seen, ...payment, amountFen })
}

/** Decides on the payment that stands now. */
async function decide(
  who: Pick<Clerk, 'ask' | 'get'>,
  verdict: 'approved' | 'refused' | 'withdrawn',
  reason?: string,
) {
  const { approval } = await who.get(readClaim, seen)
  const approvalId = approval?.approvalId ?? randomUUID()
  return who.ask(decideApproval, { ...seen, approvalId, verdict, reason })
}

function asInsured() {
  return visit.visitor.get(queryClaimSchedleInfo, { handle: visit.handle })
}

test('fifty thousand yuan are paid by one, a fen more waits for a second, and the customer sees nothing', async () => {
  const { preview } = await maker.get(addClaimEvent, {
    ...seen,
    ...payment,
    amountFen: above,
    confirmed: false,
  })
  expect(preview).toMatchObject({ needsApproval: true, statusText: '已赔付' })
  const { claim } = await pay(above)
  expect(claim.approval).toMatchObject({
    state: 'waiting',
    amount: above,
    account: maker.member.account,
    actions: {
      approve: { isPossible: false, why: '这笔赔付是您提交的，要由另一位同事复核。' },
      withdraw: { isPossible: true },
    },
  })
  expect(await asInsured()).toMatchObject({ status: 'open' })
  expect(await decide(maker, 'approved')).toMatchObject({ code: 'E3020001' })
  expect(await visit.eventTypes()).not.toContain('paid')
  await decide(maker, 'withdrawn')

  await pay(above - 1)
  expect(await asInsured()).toMatchObject({ status: 'paid' })
})

test('a payment of the minute of the last step can be approved when that minute is over', async () => {
  const claim = claimOn(home, { events: eventsOf('2026-11-19T02:00:20Z', 'survey', 'agreed') })
  visit = await visitClaim(service, claim)
  const { claimId } = await maker.get(findClaim, { registNo: claim.registNo })
  seen = { claimId, version: claim.events.length }
  await pay(above)
  expect(await decide(checker, 'approved')).toMatchObject({ code: '1' })
  expect(await asInsured()).toMatchObject({ status: 'paid' })
})

test('a second person finds it in the list, sees what the customer will, and approves it', async () => {
  await pay(above)
  const { approvals } = await checker.get(listApprovals, { page: 1 })
  expect(approvals.find(({ claimId }) => claimId === seen.claimId)).toMatchObject({
    registNo,
    amount: above,
    account: maker.member.account,
  })
  const { approval } = await checker.get(readClaim, seen)
  expect(approval?.reason).toBe(reason)
  expect(approval?.preview?.steps.at(-1)?.doing).toBe('赔款 50,000.01 元已支付。')
  expect(await decide(checker, 'approved')).toMatchObject({ code: '1' })
  expect(await asInsured()).toMatchObject({ status: 'paid' })
  const after = await checker.get(readClaim, seen)
  expect(after.approval).toBeUndefined()
  expect(after.events.at(-1)).toMatchObject({
    type: 'paid',
    reason,
    by: maker.member.account,
    approvedBy: checker.member.account,
  })
  expect(await decide(checker, 'approved')).toMatchObject({ code: 'E3020001' })
})

test('who refuses says why, and who asked reads it and may ask again', async () => {
  await pay(above)
  expect(await decide(checker, 'refused')).toMatchObject({ code: '1000', field: 'reason' })
  await decide(checker, 'refused', '金额和核定单不一致')
  const { approval } = await maker.get(readClaim, seen)
  expect(approval).toMatchObject({
    state: 'refused',
    refusal: { account: checker.member.account, reason: '金额和核定单不一致' },
  })
  expect((await checker.get(listApprovals, { page: 1 })).approvals).not.toContainEqual(
    expect.objectContaining({ claimId: seen.claimId }),
  )
  const again = await pay(above + 1)
  expect(again.claim.approval).toMatchObject({ state: 'waiting', amount: above + 1 })
  expect(again.claim.approval?.refusal).toBeUndefined()
  await decide(maker, 'withdrawn')
})

test('what was refused is gone once the claim has ended otherwise', async () => {
  await pay(above)
  await decide(checker, 'refused', '金额和核定单不一致')
  const { claim } = await pay(100_000)
  expect(claim.isOpen).toBe(false)
  expect(claim.approval).toBeUndefined()
})

test('what is paid in parts needs a second person as soon as the parts come above the limit', async () => {
  await pay(above - 1)
  const at = '2026-11-20T11:30'
  const reopened = { ...seen, version: seen.version + 1, type: 'reopened', at, confirmed: true }
  await maker.get(addClaimEvent, reopened)
  const { claim } = await maker.get(addClaimEvent, {
    ...payment,
    ...{ ...seen, version: seen.version + 2, at, amountFen: 2, reason: '漏付的部分' },
  })
  expect(claim.approval).toMatchObject({ state: 'waiting', amount: 2 })
  await decide(maker, 'withdrawn')
})

test('while it waits nobody ends the claim another way, and one that changed since is looked at again', async () => {
  await pay(above)
  expect(
    await checker.ask(addClaimEvent, { ...seen, ...payment, type: 'cancelled', reason: '重复' }),
  ).toMatchObject({ code: 'E3020001', message: '有一笔赔付在等同事复核。' })
  await checker.get(addClaimEvent, { ...seen, type: 'resurvey', at: payment.at })
  expect(await decide(checker, 'approved')).toMatchObject({ code: 'E3020001' })
  expect(await visit.eventTypes()).not.toContain('paid')
})

test('a payment that was withdrawn and asked for anew is another: who saw the first does not approve it', async () => {
  await pay(above)
  const { approval } = await checker.get(readClaim, seen)
  await decide(maker, 'withdrawn')
  await pay(above + 3_000_000)
  const asked = { ...seen, approvalId: approval?.approvalId, verdict: 'approved' }
  expect(await checker.ask(decideApproval, asked)).toMatchObject({ code: 'E3020001' })
  expect(await visit.eventTypes()).not.toContain('paid')
})

test('of two that approve at once one pays', async () => {
  await pay(above)
  const third = await deskVisitor(service, ['claims'])
  const codes = await Promise.all([checker, third].map((who) => decide(who, 'approved')))
  expect(codes.map(({ code }) => code).sort()).toEqual(['1', 'E3020001'])
  expect((await visit.eventTypes()).filter((type) => type === 'paid')).toHaveLength(1)
})

test('who has reset an account neither approves what it asks, nor asks what it approves', async () => {
  const supervisor = await deskVisitor(service, ['claims', 'supervisor'])
  const puppet = newDeskVisitor(service)
  const { account, id: staffId } = maker.member
  const { firstPassword = '' } = await changeByTwo(service, staffId, { kind: 'reset' }, supervisor)
  const { enrolSecret = '' } = await puppet.get(signIn, { account, password: firstPassword })
  const newPassword = '一串谁也没有用过的很长的密码'
  await puppet.get(confirmCode, { code: appCodeOf(service, enrolSecret), newPassword })

  await puppet.get(addClaimEvent, { ...seen, ...payment, amountFen: above })
  expect(await decide(supervisor, 'approved')).toMatchObject({
    code: 'E3020001',
    message: '提交人的账号由您开通或重置，要由另一位同事复核。',
  })
  await decide(puppet, 'withdrawn')
  await supervisor.get(addClaimEvent, { ...seen, ...payment, amountFen: above })
  expect(await decide(puppet, 'approved')).toMatchObject({
    code: 'E3020001',
    message: '您的账号由提交的人开通或重置，要由另一位同事复核。',
  })
  expect(await visit.eventTypes()).not.toContain('paid')
})
