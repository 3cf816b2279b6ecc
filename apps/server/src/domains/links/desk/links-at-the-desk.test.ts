import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import {
  findLinks,
  listLinks,
  markFailed,
  markPaid,
  readLink,
  revealCard,
  revokeLink,
} from '@ecenter/contract/links/desk/links-at-desk.ts'
import { checkInfo, describeLink, submitRefundDetails } from '@ecenter/contract/links/link.ts'
import { confirmCode, signIn } from '@ecenter/contract/staff/desk/account.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeByTwo } from '../../../../test/change-by-two.ts'
import { type DeskVisitor, deskVisitor, newDeskVisitor } from '../../../../test/desk-visitor.ts'
import { storedText } from '../../../../test/readers/stored-text.ts'
import {
  asked,
  bankReferenceOf,
  messagesOf,
  registeredBy,
  sentBy,
  tracesBy,
  transferOf,
} from '../../../../test/subjects/desk-links.ts'
import { bankDetails, openLink, proveRefund, refunded } from '../../../../test/subjects/refunds.ts'
import { appCodeOf } from '../../../../test/subjects/staff.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { newSession } from '../../../../test/visitor.ts'
import { purgeUnusedLinks } from '../store/purge-unused-links.ts'
import { findRegistration } from '../store/refund-registration.repository.ts'
import { shortLinkOfId } from '../store/short-link-search.ts'

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

const messages = () => messagesOf(service)
const sent = (given: Partial<typeof asked> = {}, sender: DeskVisitor = agent) =>
  sentBy(service, sender, given)
const registered = (given: Partial<typeof asked> = {}) => registeredBy(service, agent, given)

const transfer = (linkId: string) => transferOf(service, linkId)

const traces = (event: string, { staff }: Member) => tracesBy(service, event, staff.id)

test('whoever looks at card after card sees no more of them', async () => {
  const { linkId } = await registered()
  for (let look = 0; look < 60; look++) await payer.get(revealCard, { linkId })
  expect(await payer.ask(revealCard, { linkId })).toMatchObject({ code: 'E3060001' })
  expect(await traces('refund-card-shown', payer)).toBe(60)
  const other = await deskVisitor(service, ['claims'])
  await other.get(revealCard, { linkId })
})

test('lists tell what stands how, masked, and what waits to be paid longest in front', async () => {
  await registered()
  await service.passTime(61)
  await registered({ policyNo: 'PEAB202611010001007702' })
  const open = await sent({ policyNo: 'PEAB202611010001007703' })
  const { links, total, counts } = await payer.get(listLinks, { state: 'registered' })
  expect(total).toBe(2)
  expect(counts).toEqual({ open: 1, registered: 2, failed: 0 })
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
  const due = async () => {
    const { rows, counts } = await (await deskVisitor(service, ['claims'])).get(listDay, {})
    const count = counts.kinds.find(({ kind }) => kind === 'link')
    return { rows: rows.filter(({ kind }) => kind === 'link'), late: count?.late }
  }
  expect(await due()).toMatchObject({ rows: [{ masked: '退**' }, {}], late: 0 })
  await service.passTime(21 * 86_400)
  expect(await due()).toMatchObject({ rows: [{}, {}], late: 2 })
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
    expect(await agent.ask(call, { ...transfer(linkId), reason: '无' })).toMatchObject({
      code: 'E3010002',
    })
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
    Array.from({ length: 10 }, () => payer.ask(markPaid, transfer(linkId))),
  )
  expect(answers.filter(({ code }) => code === '1')).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 'E3020001')).toHaveLength(9)
  const news = (await messages()).filter((text) => text.includes(receiptNo))
  expect(news).toEqual([expect.stringContaining('已于 2026 年 11 月 20 日打款')])
  expect(await payer.ask(revealCard, { linkId })).toMatchObject({
    code: 'E3020001',
    message: '已经打款。',
  })
  const { settlement } = await agent.get(readLink, { linkId })
  expect(settlement).toMatchObject({
    settledByName: '测试员工',
    bankReference: bankReferenceOf(linkId),
    paidOn: service.clock.today(),
  })
  const customer = await newSession(service)
  const verificationCode = await customer.readImageCode('verifypicForShortUrl')
  const seen = await customer.get(checkInfo, { pid, mobile: refunded.mobile, verificationCode })
  expect(seen).toMatchObject({ amount: 30_000, reason: asked.reason })
  expect(seen.registration).toMatchObject({
    ...{ receiptNo, status: 'paid' },
    ...{ bankReference: bankReferenceOf(linkId), paidOn: service.clock.today() },
  })
})

test.each([
  ['was paid', markPaid],
  ['could not be paid', markFailed],
])(
  'of a card that %s only the last digits are kept, and its receipt stays as it was',
  async (_, call) => {
    const { linkId, pid } = await registered()
    await payer.get(call, { ...transfer(linkId), reason: '银行退回' })
    const ref = await shortLinkOfId(service, linkId, undefined)
    const kept = ref && (await findRegistration(service, ref))
    expect(kept?.bankcardno).toBe('0006')
    const customer = await newSession(service)
    const verificationCode = await customer.readImageCode('verifypicForShortUrl')
    const seen = await customer.get(checkInfo, { pid, mobile: refunded.mobile, verificationCode })
    expect(seen.registration).toMatchObject({ maskedCard: '中国工商银行（尾号 0006）' })
  },
)

test('a link by which nothing was registered is removed half a year after its end, its receipt is not', async () => {
  const used = await registered()
  await sent({ policyNo: 'PEAB202611010001007702' })
  const kept = async () => {
    const { db } = service
    const links = await db.selectFrom('short_link').select('id').execute()
    const keys = await db.selectFrom('short_link_key').select('link_id as id').execute()
    return [links, keys].map((rows) => rows.map(({ id }) => id))
  }
  await service.passTime(182 * 86_400)
  await purgeUnusedLinks(service.db, service.clock)
  expect((await kept()).map(({ length }) => length)).toEqual([2, 2])
  await service.passTime(2 * 86_400)
  await purgeUnusedLinks(service.db, service.clock)
  expect(await kept()).toEqual([[used.linkId], [used.linkId]])
})

test('money that comes back is noted with why, which the customer reads behind their link', async () => {
  const { linkId, pid } = await registered()
  await payer.get(markPaid, transfer(linkId))
  await payer.get(markFailed, { linkId, reason: '银行退回：户名和卡号不一致。' })
  const [text] = await messages()
  expect(text).toContain('没有打款成功')
  expect(text).not.toContain('户名')
  const customer = await newSession(service)
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
  const customer = await newSession(service)
  await customer.get(submitRefundDetails, bankDetails(await proveRefund(customer, pid)))
  for (const call of [revealCard, markPaid, markFailed]) {
    expect(await supervisor.ask(call, { ...transfer(linkId), reason: '无' })).toMatchObject({
      code: 'E3020001',
      message: '这个链接是您发的，打款要由另一位同事办理。',
    })
  }
  const mayPay = async (member: DeskVisitor) => {
    const { rows, counts } = await member.get(listDay, { kind: 'link' })
    expect(counts.kinds.find(({ kind }) => kind === 'link')?.total).toBe(rows.length)
    return rows.map(({ id }) => id)
  }
  expect(await mayPay(supervisor)).toEqual([])
  expect(await mayPay(payer)).toEqual([linkId])
  await payer.get(markPaid, transfer(linkId))
})

/** A colleague whom the supervisor resets, and comes in as. */
async function puppetOf(
  supervisor: Awaited<ReturnType<typeof deskVisitor>>,
  { account, id: staffId }: Member['member'],
) {
  const { firstPassword = '' } = await changeByTwo(service, staffId, { kind: 'reset' }, supervisor)
  const puppet = newDeskVisitor(service)
  const { enrolSecret = '' } = await puppet.get(signIn, { account, password: firstPassword })
  const newPassword = '一串谁也没有用过的很长的密码'
  await puppet.get(confirmCode, { code: appCodeOf(service, enrolSecret), newPassword })
  return puppet
}

test('who has reset somebody is not paid through them', async () => {
  const supervisor = await deskVisitor(service, ['supervisor'])
  const { linkId, pid } = await sent({}, supervisor)
  const customer = await newSession(service)
  await customer.get(submitRefundDetails, bankDetails(await proveRefund(customer, pid)))
  const puppet = await puppetOf(supervisor, payer.member)
  for (const call of [revealCard, markPaid, markFailed]) {
    expect(await puppet.ask(call, { ...transfer(linkId), reason: '无' })).toMatchObject({
      code: 'E3020001',
      message: '您的账号由发链接的人开通或重置，打款要由另一位同事办理。',
    })
  }
  const other = await deskVisitor(service, ['claims'])
  await other.get(markPaid, transfer(linkId))
})

test('nor do they pay what they sent through somebody', async () => {
  const supervisor = await deskVisitor(service, ['supervisor'])
  const puppet = await puppetOf(supervisor, agent.member)
  const { linkId, pid } = await sent({}, puppet)
  const customer = await newSession(service)
  await customer.get(submitRefundDetails, bankDetails(await proveRefund(customer, pid)))
  for (const call of [revealCard, markPaid, markFailed]) {
    expect(await supervisor.ask(call, { ...transfer(linkId), reason: '无' })).toMatchObject({
      code: 'E3020001',
      message: '发链接的人的账号由您开通或重置，打款要由另一位同事办理。',
    })
  }
  expect((await supervisor.get(readLink, { linkId })).actions.markPaid.isPossible).toBe(false)
  await payer.get(markPaid, transfer(linkId))
})

test('a link that was taken back says so, and registers nothing, not even a form that is open', async () => {
  const { linkId, pid } = await sent()
  const customer = await newSession(service)
  const handle = await proveRefund(customer, pid)
  expect(await agent.get(revokeLink, { linkId })).toMatchObject({ state: 'revoked' })
  expect(await customer.get(describeLink, { pid })).toMatchObject({ state: 'revoked' })
  expect(await customer.ask(submitRefundDetails, bankDetails(handle))).toMatchObject({
    code: 'E3020001',
    message: '这个链接已经停用，没有登记任何信息。请拨打 95518，我们重新给您发送。',
  })
  await expect(openLink(await newSession(service), pid)).rejects.toThrow('停用')
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
    expect(await payer.ask(call, { ...transfer(linkId), reason: '无' })).toMatchObject({
      code: '1007',
    })
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
