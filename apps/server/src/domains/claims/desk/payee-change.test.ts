import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import {
  addClaimEvent,
  decidePayeeChange,
  readClaim,
  viewSignedAnswer,
} from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import type { DayKind } from '@ecenter/contract/day/desk/day-row.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import { type AgreedVisit, askedPayeeChange } from '../../../../test/subjects/payee-changes.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'

const service = serviceOfTests({ demo: false, env: { CLAIMS_DECIDED_BY: 'desk' } })
const home = household(town.owner)
const above = 5_000_001
const large = {
  lines: [{ what: '前保险杠，换新', amountFen: above, basis: '按维修厂报价核定' }],
  totalFen: above,
}

type Clerk = Awaited<ReturnType<typeof deskVisitor>>
let clerk: Clerk
let second: Clerk
beforeAll(async () => {
  await storeInTown(service, [home])
  clerk = await deskVisitor(service, ['claims'])
  second = await deskVisitor(service, ['claims'])
})

async function shownTo({ visitor, handle }: AgreedVisit) {
  return (await visitor.get(queryClaimSchedleInfo, { handle })).offer
}

test('one of the staff accepts other accounts, which the core and the customer are told', async () => {
  const visit = await askedPayeeChange(service, home)
  const asked = { claimId: visit.ref.id, eventId: visit.eventId }
  const { wire } = await clerk.ask(viewSignedAnswer, { ...asked, signed: 'payee-change' })
  expect(wire.headers['content-type']).toBe('application/pdf')
  const { payeeChange, version } = await clerk.get(readClaim, asked)
  expect(payeeChange).toEqual({ eventId: visit.eventId, accept: { isPossible: true } })
  // Until then nothing is paid: where to is asked.
  const paid = { type: 'paid', at: '2026-11-20T11:00', amountFen: 174_000, confirmed: true }
  expect(await clerk.ask(addClaimEvent, { ...asked, version, ...paid })).toMatchObject({
    code: 'E3020001',
    message: '客户申请更改收款账户，还没有答复。',
  })
  const events = await eventsFrom(service, async () => {
    await clerk.get(decidePayeeChange, { ...asked, verdict: 'accepted' })
  })
  expect(events).toMatchObject([
    {
      type: 'claim.payee-change.decided.v1',
      data: { asked: visit.eventId, verdict: 'accepted', account: clerk.member.account },
    },
  ])
  expect(await shownTo(visit)).toMatchObject({
    payee: { maskedAccount: '招商银行（尾号 0006）' },
    payeeChange: { status: 'answered' },
  })
  const again = await second.ask(decidePayeeChange, { ...asked, verdict: 'accepted' })
  expect(again).toMatchObject({ code: 'E3020001' })
})

test('who handles claims has it in their day until it is answered, with its clock and its claim', async () => {
  const { ref, eventId } = await askedPayeeChange(service, home)
  const due = async (desk: Clerk, kind: DayKind) => (await desk.get(listDay, { kind })).rows
  const rows = await due(clerk, 'payee-change')
  const dueAt = secondsAfter(service.clock.now(), 24 * 3600).toISOString()
  expect(rows.filter(({ id }) => id === ref.id)).toMatchObject([
    { what: '答复更改收款账户', number: expect.any(String), dueAt },
  ])
  const supervisor = await deskVisitor(service, ['supervisor'])
  expect(await due(supervisor, 'payee-change')).toEqual(rows)
  expect((await due(supervisor, 'wish')).map(({ id }) => id)).not.toContain(`${eventId} `)
  await clerk.get(decidePayeeChange, { claimId: ref.id, eventId, verdict: 'accepted' })
  expect((await due(clerk, 'payee-change')).map(({ id }) => id)).not.toContain(ref.id)
})

test('above the limit of payments two of the staff accept, and the first tells nobody', async () => {
  const visit = await askedPayeeChange(service, home, large)
  const asked = { claimId: visit.ref.id, eventId: visit.eventId, verdict: 'accepted' } as const
  const events = await eventsFrom(service, async () => {
    const { claim } = await clerk.get(decidePayeeChange, asked)
    expect(claim.payeeChange).toMatchObject({
      acceptedBy: clerk.member.account,
      accept: { isPossible: false, why: '您已经同意过，要由另一位同事复核。' },
    })
    expect(await clerk.ask(decidePayeeChange, asked)).toMatchObject({ code: 'E3020001' })
    expect((await shownTo(visit))?.payeeChange?.status).toBe('asked')
  })
  expect(events).toEqual([])
  const [event] = await eventsFrom(service, () => second.get(decidePayeeChange, asked))
  expect(event).toMatchObject({
    data: { account: clerk.member.account, approvedBy: second.member.account },
  })
  expect((await shownTo(visit))?.payee?.maskedAccount).toBe('招商银行（尾号 0006）')
})

test('a refusal needs a reason, which the customer reads; what was signed holds', async () => {
  const visit = await askedPayeeChange(service, home)
  const asked = { claimId: visit.ref.id, eventId: visit.eventId, verdict: 'refused' } as const
  expect(await clerk.ask(decidePayeeChange, asked)).toMatchObject({ code: '1000', field: 'reason' })
  await clerk.get(decidePayeeChange, { ...asked, reason: '户名与证件不符。' })
  expect(await shownTo(visit)).toMatchObject({
    payee: { maskedAccount: '示例银行（尾号 6217）' },
    payeeChange: { status: 'refused', reason: '户名与证件不符。' },
  })
})
