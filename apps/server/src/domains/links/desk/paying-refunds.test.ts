import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { markFailed, markPaid, readLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { checkInfo } from '@ecenter/contract/links/link.ts'
import { beforeEach, expect, test } from 'vitest'
import { coreApiOf } from '../../../../test/core-api.ts'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import {
  bankReferenceOf,
  messagesOf,
  registeredBy,
  tracesBy,
  transferOf,
} from '../../../../test/subjects/desk-links.ts'
import { refunded } from '../../../../test/subjects/refunds.ts'
import { newSession } from '../../../../test/visitor.ts'
import { refundsRoute } from '../../../core/refunds/refunds-route.ts'
import { daysAfter } from '../../../platform/clock/clock.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'

const service = serviceOfTests({ demo: false })
const core = coreApiOf(service, () => [refundsRoute(service)])

type Member = Awaited<ReturnType<typeof deskVisitor>>
let agent: Member
let payer: Member
let refund: Awaited<ReturnType<typeof registeredBy>>
let policies = 1
beforeEach(async () => {
  // What a phone and a member of staff may do in a day.
  await service.passTime(25 * 3600)
  agent = await deskVisitor(service, ['agent'])
  payer = await deskVisitor(service, ['claims'])
  refund = await registeredBy(service, agent, { policyNo: `PEAB20261101000100${policies++}` })
})

async function asCustomer() {
  const customer = await newSession(service)
  const verificationCode = await customer.readImageCode('verifypicForShortUrl')
  const { pid } = refund
  return customer.get(checkInfo, { pid, mobile: refunded.mobile, verificationCode })
}

async function newsOfRefund() {
  return (await messagesOf(service)).filter((text) => text.includes(refund.receiptNo))
}

/** Whether it is in the day of who pays. */
async function isDue() {
  const { rows } = await payer.get(listDay, {})
  return rows.some(({ kind, id }) => kind === 'link' && id === refund.linkId)
}

test('whoever pays sees what the customer will be told, and nothing is done until they confirm', async () => {
  const { confirmed, ...transfer } = transferOf(service, refund.linkId)
  const day = service.clock.today().split('-').map(Number)
  const paidOn = `${day[0]} 年 ${day[1]} 月 ${day[2]} 日`
  const { link, preview } = await payer.get(markPaid, transfer)
  expect(link.state).toBe('registered')
  expect(preview).toEqual({
    shown: `款项已于 ${paidOn}打到中国工商银行（尾号 0006），到账时间以银行为准。`,
    told: `已于 ${paidOn}打款，到账时间以银行为准。有疑问请拨打 95518。`,
  })
  expect(await newsOfRefund()).toEqual([])
  expect(await isDue()).toBe(true)

  const done = await payer.get(markPaid, { ...transfer, confirmed })
  expect(done.preview).toBeUndefined()
  expect(await newsOfRefund()).toEqual([expect.stringContaining(preview?.told ?? '')])
  expect((await asCustomer()).registration).toMatchObject({
    ...{ status: 'paid', paidOn: service.clock.today() },
    bankReference: transfer.bankReference,
  })
  expect(await isDue()).toBe(false)
})

test.each([
  ['less than is owed', { amountFen: 29_999 }, 'amountFen'],
  ['more than is owed', { amountFen: 30_001 }, 'amountFen'],
  ['nothing', { amountFen: 0 }, 'amountFen'],
  ['more than any refund', { amountFen: 100_000_001 }, 'amountFen'],
  ['no reference', { bankReference: ' ' }, 'bankReference'],
  ['a reference that is none', { bankReference: '已转账' }, 'bankReference'],
  ['a day to come', { paidOn: '2099-01-01' }, 'paidOn'],
  ['a day before there was an account', { paidOn: '2026-01-01' }, 'paidOn'],
])('a transfer of %s is refused at its field, even confirmed', async (_, given, field) => {
  const transfer = { ...transferOf(service, refund.linkId), ...given }
  expect(await payer.ask(markPaid, transfer)).toMatchObject({ code: '1000', field })
  expect(await newsOfRefund()).toEqual([])
  expect((await asCustomer()).registration?.status).toBe('registered')
})

test('the core is told amount, reference and day, and who asked and who paid apart', async () => {
  const transfer = {
    ...transferOf(service, refund.linkId),
    bankReference: ' icbc-2026 1120-000187',
  }
  const [settled, ...others] = await eventsFrom(service, () => payer.get(markPaid, transfer))
  expect(others).toEqual([])
  expect(settled).toMatchObject({
    type: 'refund.settled.v1',
    data: {
      ...{ receiptNo: refund.receiptNo, outcome: 'paid', amountFen: 30_000 },
      ...{ bankReference: 'ICBC-20261120-000187', paidOn: service.clock.today() },
      ...{ askedBy: agent.member.account, account: payer.member.account },
    },
  })
  expect(await tracesBy(service, 'link-refund-paid', payer.staff.id)).toBe(1)
  const trail = service.db.selectFrom('audit_entry').select(['event', 'outcome'])
  const told = await trail.where('event', 'in', ['short-link-sent', 'link-refund-paid']).execute()
  expect([...new Set(told.map(({ outcome }) => outcome))]).toEqual(['flight-delay 30000'])
})

test('of two who pay at once one does, and the same press twice pays once', async () => {
  const other = await deskVisitor(service, ['claims'])
  const transfer = transferOf(service, refund.linkId)
  const answers = await Promise.all([payer, other].map((each) => each.ask(markPaid, transfer)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['1', 'E3020001'])
  expect(await newsOfRefund()).toHaveLength(1)

  // The next code to the same phone.
  await service.passTime(61)
  const again = await registeredBy(service, agent, { policyNo: 'PEAB2026110100020001' })
  const requestId = 'a-press-of-the-button-02'
  const press = () => payer.get(markPaid, transferOf(service, again.linkId), { requestId })
  expect(await press()).toEqual(await press())
  const news = (await messagesOf(service)).filter((text) => text.includes(again.receiptNo))
  expect(news).toHaveLength(1)
})

test('who pays at another branch finds no such refund', async () => {
  await storeBranches(service, [
    {
      comCode: '34010000',
      areaCode: '340100',
      comName: '合肥分公司',
      address: '路 1 号',
      phone: '',
    },
  ])
  await service.db.updateTable('short_link').set({ area_code: '330106' }).execute()
  await setBranch(service, payer.staff.id, { branch: '34010000' })
  const transfer = transferOf(service, refund.linkId)
  expect(await payer.ask(markPaid, transfer)).toMatchObject({ code: '1007' })
  expect(await newsOfRefund()).toEqual([])
})

/** What became of a line that the core sent. */
async function coreTells(line: object) {
  const answer = await core.app.inject({
    method: 'POST',
    url: '/core/refunds',
    headers: {
      authorization: `Bearer ${core.secret}`,
      'content-type': 'application/x-ndjson',
    },
    payload: `${JSON.stringify({ receiptNo: refund.receiptNo, ...line })}\n`,
  })
  return JSON.parse(answer.body)
}

const ofCore = () => bankReferenceOf(refund.linkId).replace('ICBC', 'CORE')
const byCore = () => ({
  ...{ outcome: 'paid', amountFen: 30_000, bankReference: ofCore() },
  paidOn: service.clock.today(),
})

test('the word of the core settles it: its customer is told, nobody has it in their day, and the core hears nothing back', async () => {
  expect(await isDue()).toBe(true)
  const events = await eventsFrom(service, async () => {
    expect(await coreTells(byCore())).toEqual({ line: 1, result: 'accepted' })
  })
  expect(events).toEqual([])
  expect(await newsOfRefund()).toEqual([expect.stringContaining('打款，到账时间以银行为准')])
  expect((await asCustomer()).registration).toMatchObject({
    ...{ status: 'paid', bankReference: ofCore() },
  })
  expect(await isDue()).toBe(false)
  const { settlement } = await agent.get(readLink, { linkId: refund.linkId })
  expect(settlement).toMatchObject({ settledByName: '核心系统', bankReference: ofCore() })

  expect(await coreTells(byCore())).toEqual({ line: 1, result: 'unchanged' })
  expect(await coreTells({ ...byCore(), bankReference: 'CORE-000002' })).toMatchObject({
    ...{ result: 'rejected', reason: 'bankReference, paidOn: another transfer was told before' },
  })
  expect(await payer.ask(markPaid, transferOf(service, refund.linkId))).toMatchObject({
    ...{ code: 'E3020001', message: '已经打款。' },
  })
  expect(await newsOfRefund()).toHaveLength(1)
})

test.each([
  ['another amount', { amountFen: 1 }, 'amountFen: is not what is owed'],
  ['a day to come', { paidOn: '2099-01-01' }, 'paidOn: is later than today'],
  ['no receipt of ours', { receiptNo: 'TK0000000000000000' }, 'receiptNo: no refund has it'],
  ['no reference', { bankReference: '' }, 'bankReference: '],
  ['what is neither', { outcome: 'late' }, 'outcome: is neither paid nor failed'],
])('the core that tells %s reads why, and nothing is settled', async (_, given, reason) => {
  expect(await coreTells({ ...byCore(), ...given })).toMatchObject({
    ...{ result: 'rejected', reason: expect.stringContaining(reason) },
  })
  expect(await isDue()).toBe(true)
  expect(await newsOfRefund()).toEqual([])
})

test('money that comes back is told by the core too, and is not sent by the same link again', async () => {
  await payer.get(markPaid, transferOf(service, refund.linkId))
  const failed = { outcome: 'failed', reason: '银行退回：户名和卡号不一致。' }
  expect(await coreTells(failed)).toMatchObject({ result: 'accepted' })
  const { registration } = await asCustomer()
  expect(registration).toMatchObject({ status: 'failed', failedReason: failed.reason })
  expect(registration?.bankReference).toBeUndefined()
  expect(await coreTells(failed)).toMatchObject({ result: 'unchanged' })
  expect(await coreTells(byCore())).toMatchObject({ result: 'rejected' })
  const { settlement } = await payer.get(readLink, { linkId: refund.linkId })
  expect(settlement).toMatchObject({ bankReference: bankReferenceOf(refund.linkId) })
})

test('the core and a member of staff who settle it at once do so once', async () => {
  const [byStaff, told] = await Promise.all([
    payer.ask(markFailed, { linkId: refund.linkId, reason: '银行退回' }),
    coreTells(byCore()),
  ])
  const done = [byStaff.code === '1', told.result === 'accepted']
  // Money that was sent may come back, what came back is not sent: the order decides.
  expect(done.filter(Boolean).length).toBeGreaterThan(0)
  expect((await asCustomer()).registration?.status).toBe('failed')
  expect(await newsOfRefund()).toHaveLength(done.filter(Boolean).length)
})

test('of two refunds that name one transfer at the same moment one is paid, the other is refused at the field', async () => {
  await service.passTime(61)
  const other = await registeredBy(service, agent, { policyNo: 'PEAB2026110100030001' })
  const colleague = await deskVisitor(service, ['claims'])
  const bankReference = bankReferenceOf(refund.linkId)
  const pay = (by: Member, linkId: string) =>
    by.ask(markPaid, { ...transferOf(service, linkId), bankReference })
  const answers = await Promise.all([pay(payer, refund.linkId), pay(colleague, other.linkId)])
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['1', '1000'])
  const refused = answers.find(({ code }) => code === '1000')
  expect(refused).toMatchObject({ field: 'bankReference' })
  const said = '这个银行流水号已经记在另一笔退款上，请照转账回单核对'
  expect(refused?.message).toBe(said)
  const [paid, waiting] = answers[0]?.code === '1' ? [refund, other] : [other, refund]
  const { settlement } = await payer.get(readLink, { linkId: paid.linkId })
  expect(settlement).toMatchObject({ bankReference })
  expect((await payer.get(readLink, { linkId: waiting.linkId })).state).toBe('registered')

  // It is said before anybody confirms, however the number is typed.
  const typed = { ...transferOf(service, waiting.linkId), confirmed: false }
  const again = { ...typed, bankReference: ` ${bankReference.toLowerCase()}` }
  expect(await payer.ask(markPaid, again)).toMatchObject({ code: '1000', message: said })
})

test('the core is refused a number that another refund has, staff one that the core told, and one of money that came back', async () => {
  await service.passTime(61)
  const other = await registeredBy(service, agent, { policyNo: 'PEAB2026110100040001' })
  await payer.get(markPaid, transferOf(service, other.linkId))
  const reason = 'bankReference: is that of another refund'
  const bankReference = bankReferenceOf(other.linkId)
  expect(await coreTells({ ...byCore(), bankReference })).toMatchObject({
    ...{ result: 'rejected', reason },
  })
  await payer.get(markFailed, { linkId: other.linkId, reason: '银行退回' })
  const transfer = transferOf(service, refund.linkId)
  expect(await payer.ask(markPaid, { ...transfer, bankReference })).toMatchObject({
    ...{ code: '1000', field: 'bankReference' },
  })
  expect(await isDue()).toBe(true)

  expect(await coreTells(byCore())).toMatchObject({ result: 'accepted' })
  await service.passTime(61)
  const third = await registeredBy(service, agent, { policyNo: 'PEAB2026110100050001' })
  const byStaff = { ...transferOf(service, third.linkId), bankReference: ofCore() }
  expect(await payer.ask(markPaid, byStaff)).toMatchObject({
    ...{ code: '1000', field: 'bankReference' },
  })
})

test('a transfer of days ago is noted by its own day', async () => {
  await service.passTime(3 * 86_400)
  payer = await deskVisitor(service, ['claims'])
  const paidOn = daysAfter(service.clock.today(), -2)
  await payer.get(markPaid, { ...transferOf(service, refund.linkId), paidOn })
  expect((await asCustomer()).registration?.paidOn).toBe(paidOn)
})
