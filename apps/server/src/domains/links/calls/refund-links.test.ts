import { checkInfo, describeLink, submitRefundDetails } from '@ecenter/contract/links/link.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storedText } from '../../../../test/readers/stored-text.ts'
import {
  bankDetails,
  linkLifeSeconds,
  openLink,
  proveRefund,
  refunded,
  sentLink,
} from '../../../../test/subjects/refunds.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'

const pid = 'a-link-of-this-test-01'

let service: TestService
let visitor: Visitor
beforeEach(async () => {
  service = await openTestService({ demo: false })
  await sentLink(service, pid)
  visitor = await newSession(service)
})
afterEach(() => service.close())

async function typed(mobile: string, who: Visitor = visitor) {
  const verificationCode = await who.readImageCode('verifypicForShortUrl')
  return who.ask(checkInfo, { pid, mobile, verificationCode })
}

async function registrations(): Promise<number> {
  const { db } = service
  return (await db.selectFrom('refund_registration').select('receipt_no').execute()).length
}

test('a link shows what it is for, whom it is meant for, masked, and until when', async () => {
  expect(await visitor.get(describeLink, { pid })).toMatchObject({
    state: 'open',
    purpose: 'flight-delay',
    maskedPhone: '137****8001',
    maskedName: '退**',
  })
})

test('a link that nobody sent is not found, and who tries many finds nothing any more', async () => {
  for (let number = 0; number < 10; number++) {
    expect(await visitor.ask(describeLink, { pid: `nobody-${number}` })).toMatchObject({
      code: '1007',
    })
  }
  expect(await visitor.ask(describeLink, { pid })).toMatchObject({ code: '1007' })
  const other = await newSession(service)
  expect(await other.get(describeLink, { pid })).toMatchObject({ state: 'open' })
})

test('a link that has expired says so, and nothing is registered by it', async () => {
  await service.passTime(linkLifeSeconds + 1)
  const message = '这个链接已经过期，没有登记任何信息。请拨打 95518，我们重新给您发送。'
  const late = await newSession(service)
  expect(await late.get(describeLink, { pid })).toMatchObject({ state: 'expired' })
  expect(await typed(refunded.mobile, late)).toMatchObject({ code: 'E3020001', message })
  expect(await registrations()).toBe(0)
})

test('a link that ends while its form is filled in registers nothing', async () => {
  const expiresAt = secondsAfter(service.clock.now(), 120)
  await sentLink(service, 'a-short-lived-link', { expiresAt })
  const handle = await proveRefund(visitor, 'a-short-lived-link')
  await service.passTime(121)
  expect(await visitor.ask(submitRefundDetails, bankDetails(handle))).toMatchObject({
    code: 'E3020001',
  })
  expect(await registrations()).toBe(0)
})

test('phone and picture open the trip; a code to that phone is still asked for', async () => {
  const answer = await typed(refunded.mobile)
  expect(answer.wire.json().body).toMatchObject({
    purpose: 'flight-delay',
    maskedPhone: '137****8001',
    maskedName: '退**',
    maskedPolicyNo: 'PEAB **** **** 8801',
    amount: 30_000,
  })
  const { handle } = answer.wire.json().body
  expect(await visitor.ask(submitRefundDetails, bankDetails(handle))).toMatchObject({
    code: 'E3010001',
  })
})

test('without the picture of this page nothing is told', async () => {
  const { mobile } = refunded
  expect(await visitor.ask(checkInfo, { pid, mobile })).toMatchObject({
    code: '1008',
    field: 'verificationCode',
  })
  const ofOtherPage = await visitor.readImageCode('carPolicyQuery')
  expect(
    await visitor.ask(checkInfo, { pid, mobile, verificationCode: ofOtherPage }),
  ).toMatchObject({ field: 'verificationCode' })
})

test('after five wrong phones a link opens to nobody that day, from wherever', async () => {
  for (let number = 0; number < 5; number++) {
    const otherVisitor = await newSession(service)
    expect(await typed(`1370000900${number}`, otherVisitor)).toMatchObject({ code: '1007' })
  }
  expect(await typed(refunded.mobile)).toMatchObject({ code: '1007' })
  await service.passTime(24 * 3600 + 1)
  const next = await newSession(service)
  expect(await typed(refunded.mobile, next)).toMatchObject({ code: '1' })
})

test('bank details get a receipt, and the link shows it to whoever has the phone', async () => {
  const handle = await proveRefund(visitor, pid)
  const receipt = await visitor.get(submitRefundDetails, bankDetails(handle))
  expect(receipt).toMatchObject({
    status: 'registered',
    bankName: '中国工商银行',
    maskedCard: '中国工商银行（尾号 0006）',
  })
  expect(receipt.receiptNo).toMatch(/^TK\d{16}$/)
  expect(await visitor.get(describeLink, { pid })).toMatchObject({ state: 'used' })
  const later = await newSession(service)
  const seen = await typed(refunded.mobile, later)
  expect(seen.wire.json().body.registration).toEqual(receipt)
})

test('a second registration is refused with the receipt of the first', async () => {
  const handle = await proveRefund(visitor, pid)
  const { receiptNo } = await visitor.get(submitRefundDetails, bankDetails(handle))
  await service.passTime(61)
  const other = await newSession(service)
  const again = await proveRefund(other, pid)
  expect(await other.ask(submitRefundDetails, bankDetails(again))).toMatchObject({
    code: 'E3020001',
    message: `已登记，回执号 ${receiptNo}，不用重复提交。需要更改的，请拨打 95518。`,
  })
  expect(await registrations()).toBe(1)
})

test('fifty submissions at once register once', async () => {
  const handle = await proveRefund(visitor, pid)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => visitor.ask(submitRefundDetails, bankDetails(handle))),
  )
  expect(answers.filter(({ code }) => code === '1')).toHaveLength(1)
  const refusals = new Set(answers.map(({ code }) => code).filter((code) => code !== '1'))
  expect([...refusals].every((code) => ['E3010001', 'E3020001'].includes(code))).toBe(true)
  expect(await registrations()).toBe(1)
})

test.each([
  ['another insured person', { insuredName: '另外一人' }, 'insuredName'],
  ['another policy', { policyNo: 'PEAB202611010001008802' }, 'policyNo'],
  ['another phone', { mobile: '13700008002' }, 'mobile'],
  ['no flight', { flightnumber: undefined }, 'flightnumber'],
  ['a flight that is none', { flightnumber: '1234' }, 'flightnumber'],
  ['a flight of tomorrow', { flightdate: '2099-01-01' }, 'flightdate'],
  ['no day of the flight', { flightdate: undefined }, 'flightdate'],
  ['a card with a wrong digit', { bankcardno: '6222020200000000007' }, 'bankcardno'],
  ['a card of another bank', { bankName: '招商银行' }, 'bankName'],
  ['a city elsewhere', { bankCity: '杭州市' }, 'bankCity'],
  ['a province that is none', { bankProvince: '深圳省' }, 'bankProvince'],
])('%s is refused at its field, and nothing is stored', async (_, given, field) => {
  const handle = await proveRefund(visitor, pid)
  expect(await visitor.ask(submitRefundDetails, bankDetails(handle, given))).toMatchObject({
    code: '1000',
    field,
  })
  expect(await registrations()).toBe(0)
})

test('a premium refund needs no flight, and a bank that is not listed is taken', async () => {
  await sentLink(service, 'a-premium-link-01', { purpose: 'premium' })
  const handle = await proveRefund(visitor, 'a-premium-link-01')
  const unlisted = { bankName: '示例农商银行', bankcardno: '9999990000000006' }
  const details = {
    ...bankDetails(handle, unlisted),
    flightnumber: undefined,
    flightdate: undefined,
  }
  expect(await visitor.get(submitRefundDetails, details)).toMatchObject({
    maskedCard: '示例农商银行（尾号 0006）',
  })
})

test('a handle of another session opens nothing', async () => {
  const handle = await proveRefund(visitor, pid)
  const other = await newSession(service)
  await openLink(other, pid)
  expect(await other.ask(submitRefundDetails, bankDetails(handle))).toMatchObject({
    code: 'E3010001',
  })
})

test('neither card, phone, name nor link stands anywhere unsealed', async () => {
  const handle = await proveRefund(visitor, pid)
  await visitor.get(submitRefundDetails, bankDetails(handle))
  const everything = [await storedText(service), service.logged.join('\n')].join('\n')
  for (const secret of ['6222020200000000006', refunded.mobile, refunded.insuredName, pid]) {
    expect(everything).not.toContain(secret)
  }
})
