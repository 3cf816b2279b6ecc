import { linkForCaller } from '@ecenter/contract/customers/desk/intake.ts'
import {
  markFailed,
  markPaid,
  readLink,
  revokeLink,
} from '@ecenter/contract/links/desk/links-at-desk.ts'
import { checkInfo } from '@ecenter/contract/links/link.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DeskVisitor, deskVisitor } from '../../../../test/desk-visitor.ts'
import {
  asked,
  messagesOf,
  registeredBy,
  sentBy,
  tracesBy,
  transferOf,
} from '../../../../test/subjects/desk-links.ts'
import { refunded } from '../../../../test/subjects/refunds.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { newSession } from '../../../../test/visitor.ts'

type Member = Awaited<ReturnType<typeof deskVisitor>>

let service: TestService
let agent: Member
let payer: Member
beforeEach(async () => {
  service = await openTestService({ demo: false })
  agent = await deskVisitor(service, ['agent'])
  payer = await deskVisitor(service, ['claims'])
})
afterEach(() => service.close())

/** One of a hundred policies of nobody. */
function policyNoOf(number: number): string {
  return `PEAB2026110100010077${String(number).padStart(2, '0')}`
}

const messages = () => messagesOf(service)
const sent = (given: Partial<typeof asked> = {}, sender: DeskVisitor = agent) =>
  sentBy(service, sender, given)
const registered = (given: Partial<typeof asked> = {}) => registeredBy(service, agent, given)
const traces = (event: string, { staff }: Member) => tracesBy(service, event, staff.id)

test('a link leaves by SMS alone, and opens what was written down', async () => {
  const { pid, linkId } = await sent()
  const link = await agent.get(readLink, { linkId })
  expect(pid).toMatch(/^[\w-]{22}$/)
  expect(await messages()).toEqual([
    expect.stringMatching(
      /航班延误理赔款需要登记收款账户，请在 20\d\d-\d\d-\d\d \d\d:\d\d 前打开登记：http/,
    ),
  ])
  expect(JSON.stringify(link)).not.toContain(pid)
  expect(link).toMatchObject({ state: 'open', maskedName: '退**', senderName: '测试员工' })
  const customer = await newSession(service)
  const verificationCode = await customer.readImageCode('verifypicForShortUrl')
  const opened = await customer.get(checkInfo, { pid, mobile: refunded.mobile, verificationCode })
  expect(opened).toMatchObject({ amount: 30_000, flightnumber: 'CA1234' })
  expect(await traces('short-link-sent', agent)).toBe(1)
})

test.each([
  ['no name', { insuredName: '' }, 'insuredName'],
  ['a phone that is none', { mobile: '1370000' }, 'mobile'],
  ['a sum of nothing', { amount: 0 }, 'amount'],
  ['a sum above a million yuan', { amount: 100_000_001 }, 'amount'],
  ['a policy number that is none', { policyNo: 'P2' }, 'policyNo'],
  ['no reason', { reason: ' ' }, 'reason'],
  ['a link that never ends', { days: 365 }, 'days'],
  ['a flight of tomorrow', { flightdate: '2099-01-01' }, 'flightdate'],
])('%s is refused at its field, and nothing is sent', async (_, given, field) => {
  expect(await agent.ask(linkForCaller, { ...asked, ...given })).toMatchObject({
    code: '1000',
    field,
  })
  expect(await messages()).toEqual([])
})

test('a phone gets five links a day, whoever sends them', async () => {
  for (let number = 1; number <= 5; number++) await sent({ policyNo: policyNoOf(number) })
  const other = await deskVisitor(service, ['agent'])
  expect(await other.ask(linkForCaller, asked)).toMatchObject({ code: '1000', field: 'mobile' })
  expect(await messages()).toHaveLength(5)
})

test('one member of staff sends sixty links an hour', async () => {
  const phone = (number: number) => `1370000${String(7000 + number)}`
  for (let number = 0; number < 60; number++) {
    await sent({ mobile: phone(number), policyNo: policyNoOf(number) })
  }
  expect(await agent.ask(linkForCaller, { ...asked, mobile: phone(60) })).toMatchObject({
    code: 'E0060002',
  })
  const other = await deskVisitor(service, ['agent'])
  await sent({ mobile: phone(60) }, other)
})

test('what one member of staff sends no more is not taken from what the customer may get', async () => {
  const { staff } = agent
  await Promise.all(
    Array.from({ length: 60 }, () => service.limits.take('shortLinksByStaff', staff.id)),
  )
  for (let press = 0; press < 6; press++) {
    expect(await agent.ask(linkForCaller, asked)).toMatchObject({ code: 'E0060002' })
  }
  await sent({}, await deskVisitor(service, ['agent']))
})

test('money that is awaited by one link is not asked for by another', async () => {
  const { linkId } = await sent()
  const refused = (message: string) => ({
    code: '1000',
    field: 'policyNo',
    message: expect.stringContaining(message),
  })
  expect(await agent.ask(linkForCaller, asked)).toMatchObject(refused('停用后再发'))
  await sent({ policyNo: policyNoOf(2) })
  await sent({ flightnumber: 'mu5101' })
  await agent.get(revokeLink, { linkId })
  const again = await registered()
  const other = await deskVisitor(service, ['agent'])
  expect(await other.ask(linkForCaller, asked)).toMatchObject(refused('正在等打款'))
  await payer.get(markFailed, { linkId: again.linkId, reason: '银行退回' })
  await sent()
})

test('nor is it asked for by a link to another phone, however the number is typed', async () => {
  await sent()
  const other = { ...asked, mobile: '13700008009' }
  expect(await agent.ask(linkForCaller, other)).toMatchObject({
    ...{ code: '1000', field: 'policyNo' },
    message: expect.stringContaining('发往 137****8001'),
  })
  const typed = { ...other, policyNo: ` ${asked.policyNo.toLowerCase()} ` }
  expect(await agent.ask(linkForCaller, typed)).toMatchObject({ field: 'policyNo' })
  // Several may be insured by one policy.
  await sent({ ...other, insuredName: '退款人乙' })
})

test('a flight is paid for once; another one is named', async () => {
  const { linkId } = await registered()
  await payer.get(markPaid, transferOf(service, linkId))
  expect(await agent.ask(linkForCaller, asked)).toMatchObject({
    ...{ code: '1000', field: 'policyNo' },
    message: '这趟航班的款项已经打过；是另一趟的，请填写航班号和航班日期',
  })
  const unnamed = { ...asked, flightnumber: undefined }
  expect(await agent.ask(linkForCaller, unnamed)).toMatchObject({ field: 'policyNo' })
  await sent({ flightnumber: 'mu5101' })
})

test('of two who send to two phones at once one does', async () => {
  const phones = ['13700008001', '13700008009']
  const answers = await Promise.all(
    phones.map((mobile) => agent.ask(linkForCaller, { ...asked, mobile })),
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['1', '1000'])
})

test('whoever pays sees what else goes back of the policy, and nobody else does', async () => {
  const first = await registered()
  await payer.get(markPaid, transferOf(service, first.linkId))
  const second = await sent({ flightnumber: 'mu5101' })
  const { beside } = await payer.get(readLink, { linkId: second.linkId })
  expect(beside).toEqual([
    {
      ...{ linkId: first.linkId, state: 'paid', purpose: 'flight-delay', amount: 30_000 },
      day: service.clock.today(),
    },
  ])
  expect((await agent.get(readLink, { linkId: second.linkId })).beside).toBeUndefined()
})

test('of two who send the same link at once one does', async () => {
  const other = await deskVisitor(service, ['agent'])
  const answers = await Promise.all([agent, other].map((each) => each.ask(linkForCaller, asked)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['1', '1000'])
  expect(await messages()).toHaveLength(1)
})

test('the same press twice sends one link', async () => {
  const requestId = 'a-press-of-the-button-01'
  const first = await agent.get(linkForCaller, asked, { requestId })
  expect(await agent.get(linkForCaller, asked, { requestId })).toEqual(first)
  expect(await messages()).toHaveLength(1)
})
