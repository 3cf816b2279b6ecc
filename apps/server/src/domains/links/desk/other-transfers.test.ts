import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import {
  listLinks,
  markFailed,
  markPaid,
  readLink,
  settleTransfer,
  tellTransfer,
} from '@ecenter/contract/links/desk/links-at-desk.ts'
import { beforeEach, expect, test } from 'vitest'
import { coreApiOf } from '../../../../test/core-api.ts'
import { type DeskVisitor, deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  bankReferenceOf,
  messagesOf,
  registeredBy,
  tracesBy,
  transferOf,
} from '../../../../test/subjects/desk-links.ts'
import { refundsRoute } from '../../../core/refunds/refunds-route.ts'

const service = serviceOfTests({ demo: false })
const core = coreApiOf(service, () => [refundsRoute(service)])

type Member = Awaited<ReturnType<typeof deskVisitor>>
let agent: Member
let payer: Member
let supervisor: Member
let refund: Awaited<ReturnType<typeof registeredBy>>
let policies = 10
beforeEach(async () => {
  // What a phone and a member of staff may do in a day.
  await service.passTime(25 * 3600)
  agent = await deskVisitor(service, ['agent'])
  payer = await deskVisitor(service, ['claims'])
  supervisor = await deskVisitor(service, ['supervisor'], '周主管')
  refund = await registeredBy(service, agent, { policyNo: `PEAB202611010002${policies++}` })
})

/** What became of a transfer that the core told. */
async function coreTells(bankReference: string) {
  const { receiptNo } = refund
  const line = { receiptNo, outcome: 'paid', amountFen: 30_000, bankReference }
  const answer = await core.app.inject({
    method: 'POST',
    url: '/core/refunds',
    headers: {
      authorization: `Bearer ${core.secret}`,
      'content-type': 'application/x-ndjson',
    },
    payload: `${JSON.stringify({ ...line, paidOn: service.clock.today() })}
`,
  })
  return JSON.parse(answer.body)
}

function other(bankReference: string) {
  const { linkId, paidOn } = transferOf(service, refund.linkId)
  return { linkId, paidOn, bankReference, amountFen: 30_000 }
}

async function dayOf(desk: DeskVisitor) {
  const { rows, counts } = await desk.get(listDay, { kind: 'double-payment' })
  const count = counts.kinds.find(({ kind }) => kind === 'double-payment')
  const isThere = rows.some(({ id, number }) => {
    return id === refund.linkId && number === refund.receiptNo
  })
  return { isThere, count }
}

test('a transfer that the core tells after that of staff stands beside it, and a supervisor finds out', async () => {
  await payer.get(markPaid, transferOf(service, refund.linkId))
  const news = await messagesOf(service)
  expect(await coreTells('CORE-000001')).toMatchObject({ result: 'rejected' })
  const { linkId } = refund
  const shown = await agent.get(readLink, { linkId })
  expect(shown).toMatchObject({
    ...{ state: 'paid', isDoubted: true },
    settlement: { bankReference: bankReferenceOf(linkId) },
    otherTransfers: [{ bankReference: 'CORE-000001', toldByName: '核心系统', amount: 30_000 }],
  })
  expect(await messagesOf(service)).toEqual(news)
  expect((await dayOf(supervisor)).isThere).toBe(true)
  expect((await dayOf(payer)).count).toBeUndefined()
  const { links } = await agent.get(listLinks, { state: 'paid' })
  expect(links.find((each) => each.linkId === linkId)).toMatchObject({ isDoubted: true })

  expect(await payer.ask(settleTransfer, { linkId, note: '我来核实' })).toMatchObject({
    code: 'E3010002',
  })
  const note = '重复打款，银行已追回第二笔。'
  await supervisor.get(settleTransfer, { linkId, note })
  expect((await dayOf(supervisor)).isThere).toBe(false)
  const after = await payer.get(readLink, { linkId })
  expect(after).toMatchObject({ isDoubted: false, doubtNote: note })
  expect(after.otherTransfers).toHaveLength(1)
  expect(await tracesBy(service, 'link-transfer-settled', supervisor.staff.id)).toBe(1)
})

test('a transfer told of one refund pays no other one, by staff or the core', async () => {
  const first = refund
  await payer.get(markPaid, transferOf(service, first.linkId))
  await coreTells('CORE-000007')
  await payer.get(tellTransfer, other('ICBC-000007'))
  // A phone gets a code a minute.
  await service.passTime(61)
  refund = await registeredBy(service, agent, { policyNo: `PEAB202611010002${policies++}` })
  for (const bankReference of ['CORE-000007', 'ICBC-000007']) {
    const transfer = { ...transferOf(service, refund.linkId), bankReference }
    expect(await payer.ask(markPaid, transfer)).toMatchObject({ field: 'bankReference' })
    expect(await coreTells(bankReference)).toMatchObject({ result: 'rejected' })
  }
  await payer.get(markPaid, transferOf(service, refund.linkId))
  const told = other(bankReferenceOf(first.linkId))
  expect(await payer.ask(tellTransfer, told)).toMatchObject({ field: 'bankReference' })
})

test('the same transfer told again is no other one', async () => {
  expect(await coreTells('CORE-000002')).toMatchObject({ result: 'accepted' })
  expect(await coreTells('CORE-000002')).toMatchObject({ result: 'unchanged' })
  expect(await payer.ask(tellTransfer, other('core-000002'))).toMatchObject({
    ...{ code: '1000', field: 'bankReference' },
  })
  for (let times = 0; times < 2; times++) await coreTells('CORE-000003')
  const { otherTransfers } = await payer.get(readLink, { linkId: refund.linkId })
  expect(otherTransfers.map(({ bankReference }) => bankReference)).toEqual(['CORE-000003'])
})

test('whoever sent money while the core did says so, with the number of their own transfer', async () => {
  const { linkId } = refund
  expect(await payer.ask(tellTransfer, other('ICBC-000009'))).toMatchObject({
    ...{ code: 'E3020001', message: '还没有打款结果。' },
  })
  await coreTells('CORE-000004')
  expect(
    await payer.ask(tellTransfer, { ...other('ICBC-000009'), paidOn: '2099-01-01' }),
  ).toMatchObject({ field: 'paidOn' })
  const shown = await payer.get(tellTransfer, other('ICBC-000009'))
  expect(shown).toMatchObject({
    ...{ state: 'paid', isDoubted: true },
    settlement: { bankReference: 'CORE-000004' },
    otherTransfers: [{ bankReference: 'ICBC-000009', toldByName: '测试员工' }],
  })
  expect(await tracesBy(service, 'link-transfer-told', payer.staff.id)).toBe(1)
  await service.passTime(5 * 86_400)
  supervisor = await deskVisitor(service, ['supervisor'])
  const { isThere, count } = await dayOf(supervisor)
  expect(isThere).toBe(true)
  expect(count?.late).toBe(count?.total)
  await supervisor.get(settleTransfer, { linkId, note: '已追回' })
})

test('money that is told sent for what failed may go twice too: its customer is asked anew', async () => {
  await payer.get(markFailed, { linkId: refund.linkId, reason: '银行退回' })
  expect(await coreTells('CORE-000005')).toMatchObject({ result: 'rejected' })
  expect(await payer.get(readLink, { linkId: refund.linkId })).toMatchObject({
    ...{ state: 'failed', isDoubted: true },
  })
  expect((await dayOf(supervisor)).isThere).toBe(true)
})

test('who asked for the money does not say where it went', async () => {
  // The next code to the same phone.
  await service.passTime(61)
  refund = await registeredBy(service, supervisor, { policyNo: `PEAB202611010002${policies++}` })
  await payer.get(markPaid, transferOf(service, refund.linkId))
  await coreTells('CORE-000006')
  expect((await dayOf(supervisor)).isThere).toBe(false)
  expect(
    await supervisor.ask(settleTransfer, { linkId: refund.linkId, note: '没有重复' }),
  ).toMatchObject({ code: 'E3020001' })
  const second = await deskVisitor(service, ['supervisor'])
  expect((await dayOf(second)).isThere).toBe(true)
})

test('who sent one of two transfers does not find out themselves whether it went twice', async () => {
  await supervisor.get(markPaid, transferOf(service, refund.linkId))
  await coreTells('CORE-000012')
  expect((await dayOf(supervisor)).isThere).toBe(false)
  const settle = (who: DeskVisitor) =>
    who.ask(settleTransfer, { linkId: refund.linkId, note: '没有重复' })
  expect(await settle(supervisor)).toMatchObject({
    code: 'E3020001',
    message: '其中一笔是您登记的，要由另一位同事核实。',
  })
  const teller = await deskVisitor(service, ['supervisor'])
  await teller.get(tellTransfer, other('ICBC-000012'))
  expect((await settle(teller)).code).toBe('E3020001')
  const third = await deskVisitor(service, ['supervisor'])
  expect((await dayOf(third)).isThere).toBe(true)
  expect((await settle(third)).code).toBe('1')
})
