import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import {
  addClaimEvent,
  correctClaimEvent,
  readClaim,
} from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import {
  acceptReturnClaim,
  findReturnClaim,
  listReturnClaims,
  type ReturnStatus,
  readReturnClaim,
  refuseReturnClaim,
} from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { returnInsuranceClaim } from '@ecenter/contract/return-insurance/return-claim.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { claimOn } from '../../../../test/subjects/claims.ts'
import {
  household,
  returnedOrder,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { subscribe } from '../../claims/store/claim-subscription.ts'
import { storeClaims } from '../../claims/store/store-claims.ts'
import { unnotifiedClaims } from '../../claims/store/unnotified-events.ts'

const reason = '快递单号查不到寄回记录。'

const service = serviceOfTests({ demo: false })
let clerk: Awaited<ReturnType<typeof deskVisitor>>
let visitor: Visitor
let phoneNumber: string
let visitors = 0
beforeEach(async () => {
  clerk = await deskVisitor(service, ['claims'])
  visitor = await newSession(service)
  // A phone gets few codes an hour.
  visitors += 1
  phoneNumber = String(13700006000 + visitors)
  await visitor.provePhone(phoneNumber)
})

let orders = 0

/** An order of its own, claimed on the page. */
async function claimed() {
  orders += 1
  const insuranceOrderId = `SG20261110${String(orders).padStart(5, '0')}`
  await storeInTown(service, [returnedOrder(town.owner, insuranceOrderId)])
  const { registNo, handle } = await visitor.get(returnInsuranceClaim, {
    insuranceOrderId,
    zlist: '顺丰速运',
    deliveryId: `SF${insuranceOrderId}`,
    phoneNumber,
  })
  const { claimId } = await clerk.get(findReturnClaim, { number: registNo })
  return { claimId, registNo, handle, insuranceOrderId }
}

/** The return as it is now, of which whoever decides has seen what its claimant will read. */
async function seen(claimId: string) {
  const { version } = await clerk.get(readReturnClaim, { claimId })
  return { claimId, version, confirmed: true }
}

function asCustomer(handle: string) {
  return visitor.get(queryWapClaimSchedleInfo, { handle })
}

async function listed(status: ReturnStatus) {
  return (await clerk.get(listReturnClaims, { status })).claims.map(({ claimId }) => claimId)
}

/** What the claimant's phone was told of progress, newest first. */
async function notices(): Promise<string[]> {
  const messages = await service.outbox.messages()
  return messages
    .filter(({ to, text }) => to === phoneNumber && text.includes('有新进展'))
    .map(({ text }) => text)
}

test('a return is found by its report number or its order, and shows what has to be compared', async () => {
  const { claimId, registNo, insuranceOrderId } = await claimed()
  for (const number of [registNo, registNo.toLowerCase(), ` ${insuranceOrderId.toLowerCase()} `]) {
    expect(await clerk.get(findReturnClaim, { number })).toEqual({ claimId })
  }
  expect(await clerk.get(readReturnClaim, { claimId })).toMatchObject({
    registNo,
    status: 'open',
    orderNo: insuranceOrderId,
    courier: '顺丰速运',
    courierNo: `SF${insuranceOrderId}`,
    maskedPhone: '137****6001',
    isOverdue: false,
  })
  expect(await clerk.ask(findReturnClaim, { number: 'NOBODYS1' })).toMatchObject({ code: '1007' })
})

test('a claim on something else, and one that was reported by phone, are none of these', async () => {
  const called = returnedOrder(town.owner, 'CALLED1')
  const home = household(town.owner)
  await storeInTown(service, [called, home])
  const others = [claimOn(called), claimOn(home)]
  await storeClaims(service, others)
  for (const { registNo } of others) {
    expect(await clerk.ask(findReturnClaim, { number: registNo })).toMatchObject({ code: '1007' })
  }
})

test('what waits longest stands in front, and a decision moves it to where it belongs', async () => {
  await service.db.deleteFrom('return_claim').execute()
  const first = await claimed()
  await service.passTime(60)
  const second = await claimed()
  expect(await listed('open')).toEqual([first.claimId, second.claimId])
  await clerk.get(acceptReturnClaim, await seen(first.claimId))
  await clerk.get(refuseReturnClaim, { ...(await seen(second.claimId)), reason })
  expect(await listed('open')).toEqual([])
  expect(await listed('accepted')).toEqual([first.claimId])
  expect(await listed('refused')).toEqual([second.claimId])
})

test('a decision that was noted by mistake and taken back leaves the return to be decided', async () => {
  const { claimId } = await claimed()
  const at = minuteInChina(service.clock.now()).replace(' ', 'T')
  const cancelled = { type: 'cancelled', at, reason: '重复申请。' }
  const wrong = await clerk.get(addClaimEvent, { ...(await seen(claimId)), ...cancelled })
  expect(await listed('refused')).toContain(claimId)
  const { version, events } = wrong.claim
  const position = events.length - 1
  await clerk.get(correctClaimEvent, {
    claimId,
    version,
    position,
    reason: '记错了。',
    confirmed: true,
  })
  expect(await listed('open')).toContain(claimId)
  await clerk.get(acceptReturnClaim, await seen(claimId))
  expect(await listed('accepted')).toContain(claimId)
})

type Seen = Awaited<ReturnType<typeof seen>>
const mistakes: readonly [ReturnStatus, (asked: Seen) => Promise<unknown>, number][] = [
  ['accepted', (asked) => clerk.get(acceptReturnClaim, asked), 1],
  ['refused', (asked) => clerk.get(refuseReturnClaim, { ...asked, reason }), 2],
]

test.each(mistakes)(
  'what was %s by mistake is taken back, for it has its author',
  async (status, decide, count) => {
    const { claimId } = await claimed()
    await decide(await seen(claimId))
    const { version, events } = await clerk.get(readClaim, { claimId })
    // The first is the review that the claim on the page began.
    const decided = events.slice(1)
    expect(decided).toHaveLength(count)
    const author = { by: clerk.staff.account, correct: { isPossible: true } }
    for (const event of decided) expect(event).toMatchObject(author)
    expect(await listed(status)).toContain(claimId)
    const taken = { claimId, version, position: 1, reason: '看错了单号。', confirmed: true }
    await clerk.get(correctClaimEvent, taken)
    expect(await listed('open')).toContain(claimId)
  },
)

test('what the claimant will read is shown first, and nothing is decided until it is confirmed', async () => {
  const { claimId, handle } = await claimed()
  const { version } = await seen(claimId)
  const accepted = await clerk.get(acceptReturnClaim, { claimId, version })
  expect(accepted).toMatchObject({
    claim: { status: 'open' },
    preview: { statusText: '赔付中', told: '审核通过，正在支付赔款' },
  })
  const refused = await clerk.get(refuseReturnClaim, { claimId, version, reason })
  expect(refused).toMatchObject({ claim: { status: 'open' }, preview: { statusText: '已拒赔' } })
  expect(refused.preview?.steps.at(-1)?.doing).toContain(reason)
  expect(await asCustomer(handle)).toMatchObject({ statusText: '审核中' })
  expect(await notices()).toEqual([])
  const confirmed = await clerk.get(acceptReturnClaim, { claimId, version, confirmed: true })
  expect(confirmed).toMatchObject({ claim: { status: 'accepted' } })
})

test('a row masks who is insured, and tells the day that was promised', async () => {
  const { claimId } = await claimed()
  const { claims, open } = await clerk.get(listReturnClaims, { status: 'open' })
  expect(claims.find((row) => row.claimId === claimId)).toMatchObject({
    maskedInsuredName: '沈**',
    answerBy: '2026-12-20',
    isOverdue: false,
  })
  expect(open).toBe(claims.length)
})

test('who is paid reads it on the open page, and is told by SMS', async () => {
  const { claimId, handle } = await claimed()
  expect(await asCustomer(handle)).toMatchObject({ statusText: '审核中' })
  await clerk.get(acceptReturnClaim, await seen(claimId))
  const { statusText, steps, promise } = await asCustomer(handle)
  expect(statusText).toBe('赔付中')
  expect(steps.map(({ title, state }) => [title, state])).toEqual([
    ['报案', 'done'],
    ['审核', 'done'],
    ['赔付', 'current'],
  ])
  expect(promise).toMatchObject({ dueOn: '2026-11-30' })
  const [notice] = await notices()
  expect(notice).toContain('审核通过，正在支付赔款')
  expect(notice).toContain('/#/claims-query?by=report')
})

test('who is refused reads the reason without a code to the phone on file, and the SMS does not tell it', async () => {
  const { claimId, handle } = await claimed()
  const decided = await clerk.get(refuseReturnClaim, { ...(await seen(claimId)), reason })
  expect(decided).toMatchObject({ claim: { status: 'refused', refusalReason: reason } })
  const { statusText, steps, promise } = await asCustomer(handle)
  expect(statusText).toBe('已拒赔')
  expect(steps.at(-1)?.doing).toContain(reason)
  expect(promise).toBeUndefined()
  const [notice] = await notices()
  expect(notice).toContain('已有处理结果')
  expect(notice).not.toContain(reason)
})

test('a refusal needs a reason', async () => {
  const { claimId } = await claimed()
  const refusal = { ...(await seen(claimId)), reason: ' ' }
  expect(await clerk.ask(refuseReturnClaim, refusal)).toMatchObject({
    code: '1000',
    field: 'reason',
  })
  expect(await clerk.get(readReturnClaim, { claimId })).toMatchObject({ status: 'open' })
})

test('of two who decide at once one does, and the claimant is told once', async () => {
  const { claimId } = await claimed()
  const asked = await seen(claimId)
  const answers = await Promise.all([
    clerk.ask(acceptReturnClaim, asked),
    clerk.ask(refuseReturnClaim, { ...asked, reason }),
    clerk.ask(acceptReturnClaim, asked),
  ])
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['1', 'E3020001', 'E3020001'])
  expect(await notices()).toHaveLength(1)
})

test('what was decided is decided again only once its claim is reopened', async () => {
  const { claimId } = await claimed()
  await clerk.get(refuseReturnClaim, { ...(await seen(claimId)), reason })
  expect(await clerk.ask(acceptReturnClaim, await seen(claimId))).toMatchObject({
    code: 'E3020001',
    message: expect.stringContaining('刚刚有了新的进展'),
  })
  const { version } = await clerk.get(readClaim, { claimId })
  const at = minuteInChina(service.clock.now()).replace(' ', 'T')
  await clerk.get(addClaimEvent, { claimId, version, type: 'reopened', at })
  expect(await listed('open')).toContain(claimId)
  expect(await clerk.get(acceptReturnClaim, await seen(claimId))).toMatchObject({
    claim: { status: 'accepted' },
  })
})

test('who has subscribed by the same phone is told once', async () => {
  const own = { ...town.owner, mobile: phoneNumber }
  await storeInTown(service, [returnedOrder(own, 'OWN1')])
  const { registNo } = await visitor.get(returnInsuranceClaim, {
    insuranceOrderId: 'OWN1',
    zlist: '顺丰速运',
    deliveryId: 'SF1',
    phoneNumber,
  })
  const { claimId } = await clerk.get(findReturnClaim, { number: registNo })
  const { customer_key, phone_key } = await service.db
    .selectFrom('claim')
    .select(['customer_key', 'phone_key'])
    .where('id', '=', claimId)
    .executeTakeFirstOrThrow()
  await subscribe(
    service,
    { customerKey: customer_key, id: claimId },
    { phoneKey: phone_key ?? Buffer.of(), now: service.clock.now() },
  )
  await clerk.get(refuseReturnClaim, { ...(await seen(claimId)), reason })
  expect(await unnotifiedClaims(service)).toEqual([])
  const told = await notices()
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('/#/claims-schedle-nocar?link=')
})

test('a decision leaves a trace that names who made it', async () => {
  const { claimId } = await claimed()
  await clerk.get(acceptReturnClaim, await seen(claimId))
  const entries = await service.db
    .selectFrom('audit_entry')
    .select(['event', 'outcome', 'staff_id'])
    .where('object_id', '=', claimId)
    .where('staff_id', '=', clerk.staff.id)
    .execute()
  expect(entries).toContainEqual({
    event: 'return-decided',
    outcome: 'accepted',
    staff_id: clerk.staff.id,
  })
  expect(entries).toContainEqual(expect.objectContaining({ event: 'return-found' }))
  expect(entries).toContainEqual(expect.objectContaining({ event: 'claim-read' }))
})
