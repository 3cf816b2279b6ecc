import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import {
  addClaimEvent,
  decideApproval,
  findClaim,
  listApprovals,
  readClaim,
} from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'

const home = household(town.owner)
const limit = 5_000_000

const service = serviceOfTests({ demo: false })
type Clerk = Awaited<ReturnType<typeof deskVisitor>>
let maker: Clerk
let checker: Clerk
beforeAll(async () => {
  await storeInTown(service, [home])
  maker = await deskVisitor(service, ['claims'])
  checker = await deskVisitor(service, ['claims'])
})

const reason = '火灾由故意行为引起，不属于保险责任。'

/** A claim of which so much was assessed, as staff opened it. */
async function assessedAt(amountFen: number | undefined) {
  const events = eventsOf('2026-11-19T02:00:00Z', 'survey', 'assessment')
  const claim = claimOn(home, {
    events,
    damages: [{ name: '实木地板', remedy: '更换', amountFen }],
  })
  const { visitor, handle } = await visitClaim(service, claim)
  const { registNo } = claim
  const { claimId } = await maker.get(findClaim, { registNo })
  return {
    registNo,
    seen: { claimId, version: events.length },
    asInsured: () => visitor.get(queryClaimSchedleInfo, { handle }),
  }
}

function ending(type: 'refused' | 'cancelled') {
  return { type, at: '2026-11-20T11:00', reason, confirmed: true }
}

async function decide(
  who: Clerk,
  seen: { readonly claimId: string; readonly version: number },
  verdict: 'approved' | 'refused' | 'withdrawn',
  reason?: string,
) {
  const { approval } = await who.get(readClaim, seen)
  return who.ask(decideApproval, { ...seen, approvalId: approval?.approvalId, verdict, reason })
}

test.each(['refused', 'cancelled'] as const)(
  'a claim above the limit that is %s waits for a second person, who reads what the customer will',
  async (type) => {
    const { seen, registNo, asInsured } = await assessedAt(limit + 1)
    const shown = await maker.get(addClaimEvent, { ...seen, ...ending(type), confirmed: false })
    expect(shown.preview).toMatchObject({ needsApproval: true })
    const { claim } = await maker.get(addClaimEvent, { ...seen, ...ending(type) })
    expect(claim.approval).toMatchObject({
      ...{ end: type, state: 'waiting', amount: limit + 1, reason },
      actions: {
        approve: { isPossible: false, why: '这个决定是您提交的，要由另一位同事复核。' },
        withdraw: { isPossible: true },
      },
    })
    expect(await asInsured()).toMatchObject({ status: 'open' })
    expect(await decide(maker, seen, 'approved')).toMatchObject({ code: 'E3020001' })

    const { approvals } = await checker.get(listApprovals, { page: 1 })
    expect(approvals.find((each) => each.registNo === registNo)).toMatchObject({ end: type })
    const { rows } = await checker.get(listDay, { kind: 'approval' })
    const name = type === 'refused' ? '不予赔付' : '注销'
    expect(rows.find(({ id }) => id === seen.claimId)).toMatchObject({
      what: `复核${name}，涉及 50,000.01 元`,
    })
    const { approval } = await checker.get(readClaim, seen)
    expect(JSON.stringify(approval?.preview?.steps)).toContain(reason)

    expect(await decide(checker, seen, 'approved')).toMatchObject({ code: '1' })
    expect(await asInsured()).toMatchObject({ status: type })
    const after = await checker.get(readClaim, seen)
    expect(after.approval).toBeUndefined()
    expect(after.events.at(-1)).toMatchObject({
      ...{ type, reason },
      by: maker.member.account,
      approvedBy: checker.member.account,
    })
  },
)

test('the second person sends a refusal back with a reason, and the customer never reads of it', async () => {
  const { seen, asInsured } = await assessedAt(limit + 1)
  await maker.get(addClaimEvent, { ...seen, ...ending('refused') })
  expect(await checker.ask(addClaimEvent, { ...seen, ...ending('cancelled') })).toMatchObject({
    code: 'E3020001',
    message: '“决定不予赔付”在等同事复核。',
  })
  await decide(checker, seen, 'refused', '起火原因还没有认定。')
  const { approval } = await maker.get(readClaim, seen)
  expect(approval).toMatchObject({
    state: 'refused',
    refusal: { account: checker.member.account, reason: '起火原因还没有认定。' },
  })
  expect(await asInsured()).toMatchObject({ status: 'open' })
})

test.each([limit, undefined])('a claim assessed at %s is refused by one', async (amountFen) => {
  const { seen, asInsured } = await assessedAt(amountFen)
  const { claim } = await maker.get(addClaimEvent, { ...seen, ...ending('refused') })
  expect(claim.approval).toBeUndefined()
  expect(await asInsured()).toMatchObject({ status: 'refused' })
})

test('whatever the customer will read is shown first where that is asked for', async () => {
  const { seen, asInsured } = await assessedAt(limit)
  const asked = { ...seen, type: 'resurvey', at: '2026-11-20T11:00' }
  const before = await asInsured()
  const { preview, claim } = await maker.get(addClaimEvent, { ...asked, confirmed: false })
  expect(claim.version).toBe(seen.version)
  expect(await asInsured()).toEqual(before)
  const added = await maker.get(addClaimEvent, { ...asked, confirmed: true })
  expect(added.claim.version).toBe(seen.version + 1)
  expect(preview?.statusText).toBe(added.claim.statusText)
  expect(added.claim.steps).toContainEqual(preview?.steps.at(-1))
})
