import { checkInfo } from '@ecenter/contract/links/check-info.ts'
import { createLink } from '@ecenter/contract/links/desk/create-link.ts'
import { findLinks } from '@ecenter/contract/links/desk/find-links.ts'
import { listLinks } from '@ecenter/contract/links/desk/list-links.ts'
import { markFailed } from '@ecenter/contract/links/desk/mark-failed.ts'
import { markPaid } from '@ecenter/contract/links/desk/mark-paid.ts'
import { readLink } from '@ecenter/contract/links/desk/read-link.ts'
import { revealCard } from '@ecenter/contract/links/desk/reveal-card.ts'
import { revokeLink } from '@ecenter/contract/links/desk/revoke-link.ts'
import { wapShortInfo } from '@ecenter/contract/links/wap-short-info.ts'
import { xcInfo } from '@ecenter/contract/links/xc-info.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DeskVisitor, deskVisitor } from '../../../test/desk-visitor.ts'
import { bankDetails, openLink, proveRefund, refunded } from '../../../test/refunds.ts'
import { storedText } from '../../../test/stored-text.ts'
import { openTestParts, type TestParts } from '../../../test/test-parts.ts'
import { newcomer } from '../../../test/visitor.ts'
import { purgeUnusedLinks } from '../../records/links/purge-unused-links.ts'
import { findRegistration } from '../../records/links/refund-registration.repository.ts'
import { shortLinkOfId } from '../../records/links/short-link-search.ts'

type Member = Awaited<ReturnType<typeof deskVisitor>>

const asked = {
  ...refunded,
  purpose: 'flight-delay' as const,
  amount: 30_000,
  flightnumber: 'ca1234',
  days: 3,
}

let service: TestParts
let agent: Member
let payer: Member
beforeEach(async () => {
  service = await openTestParts({ demo: false })
  agent = await deskVisitor(service, ['agent'])
  payer = await deskVisitor(service, ['claims'])
})
afterEach(() => service.close())

async function messages(): Promise<string[]> {
  return (await service.outbox.messages()).map(({ text }) => text)
}

/** Sends a link; answers it with the code that its SMS carries. */
async function sent(given: Partial<typeof asked> = {}, sender: DeskVisitor = agent) {
  const link = await sender.get(createLink, { ...asked, ...given })
  const [text = ''] = await messages()
  return { ...link, pid: text.split('pid=')[1] ?? '' }
}

/** The customer registers by it. */
async function registered(given: Partial<typeof asked> = {}) {
  const link = await sent(given)
  const customer = await newcomer(service)
  const handle = await proveRefund(customer, link.pid)
  const { receiptNo } = await customer.get(xcInfo, bankDetails(handle))
  return { ...link, receiptNo }
}

async function traces(event: string, { staff }: Member): Promise<number> {
  const rows = await service.parts.db
    .selectFrom('audit_entry')
    .select('outcome')
    .where('event', '=', event)
    .where('staff_id', '=', staff.id)
    .execute()
  return rows.length
}

test('a link leaves by SMS alone, and opens what was written down', async () => {
  const { pid, linkId, ...link } = await sent()
  expect(pid).toMatch(/^[\w-]{22}$/)
  expect(await messages()).toEqual([
    expect.stringMatching(
      /航班延误理赔款需要登记收款账户，请在 20\d\d-\d\d-\d\d \d\d:\d\d 前打开登记：http/,
    ),
  ])
  expect(JSON.stringify(link)).not.toContain(pid)
  expect(link).toMatchObject({ state: 'open', maskedName: '退**', senderName: '测试员工' })
  const customer = await newcomer(service)
  const verificationCode = await customer.readImageCode('verifypicForShortUrl')
  const opened = await customer.get(checkInfo, { pid, mobile: refunded.mobile, verificationCode })
  expect(opened).toMatchObject({ amount: 30_000, flightnumber: 'CA1234' })
  expect(await traces('short-link-sent', agent)).toBe(1)
})

test.each([
  ['no name', { insuredName: '' }, 'insuredName'],
  ['a phone that is none', { mobile: '1370000' }, 'mobile'],
  ['a sum of nothing', { amount: 0 }, 'amount'],
  ['a link that never ends', { days: 365 }, 'days'],
  ['a flight of tomorrow', { flightdate: '2099-01-01' }, 'flightdate'],
])('%s is refused at its field, and nothing is sent', async (_, given, field) => {
  expect(await agent.ask(createLink, { ...asked, ...given })).toMatchObject({ code: '1000', field })
  expect(await messages()).toEqual([])
})

test('a phone gets five links a day, whoever sends them', async () => {
  for (const policyNo of ['P1', 'P2', 'P3', 'P4', 'P5']) await sent({ policyNo })
  const other = await deskVisitor(service, ['agent'])
  expect(await other.ask(createLink, asked)).toMatchObject({ code: '1000', field: 'mobile' })
  expect(await messages()).toHaveLength(5)
})

test('one member of staff sends sixty links an hour', async () => {
  const phone = (number: number) => `1370000${String(7000 + number)}`
  for (let number = 0; number < 60; number++) await sent({ mobile: phone(number) })
  expect(await agent.ask(createLink, { ...asked, mobile: phone(60) })).toMatchObject({
    code: 'E0060002',
  })
  const other = await deskVisitor(service, ['agent'])
  await sent({ mobile: phone(60) }, other)
})

test('what one member of staff sends no more is not taken from what the customer may get', async () => {
  const { staff } = agent
  await Promise.all(
    Array.from({ length: 60 }, () => service.parts.limits.take('shortLinksByStaff', staff.id)),
  )
  for (let press = 0; press < 6; press++) {
    expect(await agent.ask(createLink, asked)).toMatchObject({ code: 'E0060002' })
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
  expect(await agent.ask(createLink, asked)).toMatchObject(refused('停用后再发'))
  await sent({ policyNo: 'P2' })
  await sent({ flightnumber: 'mu5101' })
  await agent.get(revokeLink, { linkId })
  const again = await registered()
  const other = await deskVisitor(service, ['agent'])
  expect(await other.ask(createLink, asked)).toMatchObject(refused('正在等打款'))
  await payer.get(markFailed, { linkId: again.linkId, reason: '银行退回' })
  await sent()
})

test('of two who send the same link at once one does', async () => {
  const other = await deskVisitor(service, ['agent'])
  const answers = await Promise.all([agent, other].map((each) => each.ask(createLink, asked)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['1', '1000'])
  expect(await messages()).toHaveLength(1)
})

test('whoever looks at card after card sees no more of them', async () => {
  const { linkId } = await registered()
  for (let look = 0; look < 60; look++) await payer.get(revealCard, { linkId })
  expect(await payer.ask(revealCard, { linkId })).toMatchObject({ code: 'E3060001' })
  expect(await traces('refund-card-shown', payer)).toBe(60)
  const other = await deskVisitor(service, ['claims'])
  await other.get(revealCard, { linkId })
})

test('the same press twice sends one link', async () => {
  const requestId = 'a-press-of-the-button-01'
  const first = await agent.get(createLink, asked, { requestId })
  expect(await agent.get(createLink, asked, { requestId })).toEqual(first)
  expect(await messages()).toHaveLength(1)
})

test('lists tell what stands how, masked, and what waits to be paid longest in front', async () => {
  await registered()
  await service.passTime(61)
  await registered({ policyNo: 'P2' })
  const open = await sent({ policyNo: 'P3' })
  const { links, total, counts } = await payer.get(listLinks, { state: 'registered' })
  expect(total).toBe(2)
  expect(counts).toEqual({ open: 1, registered: 2 })
  expect(links.map(({ registeredAt }) => registeredAt)).toEqual(
    links.map(({ registeredAt }) => registeredAt).toSorted(),
  )
  expect(JSON.stringify(links)).not.toMatch(/6222020200000000006|13700008001|退款人甲/)
  const waiting = await agent.get(listLinks, { state: 'open' })
  expect(waiting.links.map(({ linkId }) => linkId)).toEqual([open.linkId])
  await service.passTime(4 * 86_400)
  const later = await deskVisitor(service, ['agent'])
  expect((await later.get(listLinks, { state: 'expired' })).total).toBe(1)
  expect((await later.get(listLinks, { state: 'expired', isMine: true })).total).toBe(0)
})

test('a customer who calls is found by their phone; a phone without links finds nothing', async () => {
  const { linkId } = await sent()
  const { links } = await agent.get(findLinks, { mobile: refunded.mobile })
  expect(links.map((link) => link.linkId)).toEqual([linkId])
  expect(await agent.ask(findLinks, { mobile: '13700009999' })).toMatchObject({ code: '1007' })
  expect(await traces('short-link-found', agent)).toBe(2)
})

test('who sends links sees how they stand, and nothing of the account', async () => {
  const { linkId } = await registered()
  const shown = await agent.get(readLink, { linkId })
  expect(shown).toMatchObject({ state: 'registered', phone: refunded.mobile, isPayer: false })
  expect(shown.account).toBeUndefined()
  for (const call of [revealCard, markPaid, markFailed]) {
    expect(await agent.ask(call, { linkId, reason: '无' })).toMatchObject({ code: 'E3010002' })
  }
  expect(await traces('short-link-read', agent)).toBe(1)
})

test('who pays sees the account, and the whole card by a look that leaves a trace', async () => {
  const { linkId, receiptNo } = await registered()
  expect(await payer.get(readLink, { linkId })).toMatchObject({
    isPayer: true,
    account: {
      receiptNo,
      bankName: '中国工商银行',
      bankPlace: '广东省深圳市',
      maskedCard: '中国工商银行（尾号 0006）',
    },
  })
  expect(await traces('refund-card-shown', payer)).toBe(0)
  expect(await payer.get(revealCard, { linkId })).toEqual({ bankcardno: '6222020200000000006' })
  expect(await traces('refund-card-shown', payer)).toBe(1)
})

test('a payment is noted once, its customer is told, and the card is shown no more', async () => {
  const { linkId, receiptNo, pid } = await registered()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => payer.ask(markPaid, { linkId })),
  )
  expect(answers.filter(({ code }) => code === '1')).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 'E3020001')).toHaveLength(9)
  const news = (await messages()).filter((text) => text.includes(receiptNo))
  expect(news).toEqual([expect.stringContaining('已打款')])
  expect(await payer.ask(revealCard, { linkId })).toMatchObject({
    code: 'E3020001',
    message: '已经打款。',
  })
  const { account } = await payer.get(readLink, { linkId })
  expect(account).toMatchObject({ settledByName: '测试员工' })
  const customer = await newcomer(service)
  const verificationCode = await customer.readImageCode('verifypicForShortUrl')
  const seen = await customer.get(checkInfo, { pid, mobile: refunded.mobile, verificationCode })
  expect(seen.registration).toMatchObject({ receiptNo, status: 'paid' })
})

test.each([
  ['was paid', markPaid],
  ['could not be paid', markFailed],
])(
  'of a card that %s only the last digits are kept, and its receipt stays as it was',
  async (_, call) => {
    const { linkId, pid } = await registered()
    await payer.get(call, { linkId, reason: '银行退回' })
    const ref = await shortLinkOfId(service.parts, linkId)
    const kept = ref && (await findRegistration(service.parts, ref))
    expect(kept?.bankcardno).toBe('0006')
    const customer = await newcomer(service)
    const verificationCode = await customer.readImageCode('verifypicForShortUrl')
    const seen = await customer.get(checkInfo, { pid, mobile: refunded.mobile, verificationCode })
    expect(seen.registration).toMatchObject({ maskedCard: '中国工商银行（尾号 0006）' })
  },
)

test('a link by which nothing was registered is removed half a year after its end, its receipt is not', async () => {
  const used = await registered()
  await sent({ policyNo: 'P2' })
  const kept = async () => {
    const { db } = service.parts
    const links = await db.selectFrom('short_link').select('id').execute()
    const keys = await db.selectFrom('short_link_key').select('link_id as id').execute()
    return [links, keys].map((rows) => rows.map(({ id }) => id))
  }
  await service.passTime(182 * 86_400)
  await purgeUnusedLinks(service.parts.db, service.clock)
  expect((await kept()).map(({ length }) => length)).toEqual([2, 2])
  await service.passTime(2 * 86_400)
  await purgeUnusedLinks(service.parts.db, service.clock)
  expect(await kept()).toEqual([[used.linkId], [used.linkId]])
})

test('money that comes back is noted with why, which the customer reads behind their link', async () => {
  const { linkId, pid } = await registered()
  await payer.get(markPaid, { linkId })
  await payer.get(markFailed, { linkId, reason: '银行退回：户名和卡号不一致。' })
  const [text] = await messages()
  expect(text).toContain('没有打款成功')
  expect(text).not.toContain('户名')
  const customer = await newcomer(service)
  const verificationCode = await customer.readImageCode('verifypicForShortUrl')
  const seen = await customer.get(checkInfo, { pid, mobile: refunded.mobile, verificationCode })
  expect(seen.registration).toMatchObject({
    status: 'failed',
    failedReason: '银行退回：户名和卡号不一致。',
  })
})

test('who sent a link does not pay it, not even a supervisor', async () => {
  const supervisor = await deskVisitor(service, ['supervisor'])
  const { linkId, pid } = await sent({}, supervisor)
  const customer = await newcomer(service)
  await customer.get(xcInfo, bankDetails(await proveRefund(customer, pid)))
  for (const call of [revealCard, markPaid, markFailed]) {
    expect(await supervisor.ask(call, { linkId, reason: '无' })).toMatchObject({
      code: 'E3020001',
      message: '这个链接是您发的，打款要由另一位同事办理。',
    })
  }
  await payer.get(markPaid, { linkId })
})

test('a link that was taken back says so, and registers nothing, not even a form that is open', async () => {
  const { linkId, pid } = await sent()
  const customer = await newcomer(service)
  const handle = await proveRefund(customer, pid)
  expect(await agent.get(revokeLink, { linkId })).toMatchObject({ state: 'revoked' })
  expect(await customer.get(wapShortInfo, { pid })).toMatchObject({ state: 'revoked' })
  expect(await customer.ask(xcInfo, bankDetails(handle))).toMatchObject({
    code: 'E3020001',
    message: '这个链接已经停用，没有登记任何信息。请拨打 95518，我们重新给您发送。',
  })
  await expect(openLink(await newcomer(service), pid)).rejects.toThrow('停用')
  expect(await agent.ask(revokeLink, { linkId })).toMatchObject({ code: 'E3020001' })
})

test('a link that was used is not taken back', async () => {
  const { linkId } = await registered()
  expect(await agent.ask(revokeLink, { linkId })).toMatchObject({
    code: 'E3020001',
    message: '客户已经登记，或者链接已经失效。',
  })
})

test('a link that there is none of is found by no call', async () => {
  const linkId = '00000000-0000-4000-8000-000000000000'
  for (const call of [readLink, revealCard, markPaid, markFailed]) {
    expect(await payer.ask(call, { linkId, reason: '无' })).toMatchObject({ code: '1007' })
  }
  expect(await agent.ask(revokeLink, { linkId })).toMatchObject({ code: '1007' })
})

test('neither code, card, phone nor name stands anywhere unsealed', async () => {
  const { linkId, pid } = await registered()
  await payer.get(revealCard, { linkId })
  await payer.get(markFailed, { linkId, reason: '银行退回' })
  const everything = [await storedText(service), service.logged.join('\n')].join('\n')
  for (const secret of ['6222020200000000006', refunded.mobile, refunded.insuredName, pid]) {
    expect(everything).not.toContain(secret)
  }
})
