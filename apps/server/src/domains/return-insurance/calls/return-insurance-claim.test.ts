import type { TypedOf } from '@ecenter/contract/call.ts'
import { queryWapClaimList } from '@ecenter/contract/claims/claim-calls.ts'
import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import {
  checkOrder,
  returnInsuranceClaim,
} from '@ecenter/contract/return-insurance/return-claim.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimOn } from '../../../../test/subjects/claims.ts'
import {
  returnedOrder,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'
import { storeClaims } from '../../claims/store/store-claims.ts'

const phoneNumber = '13700006001'
const insuranceOrderId = 'SG2026111000001'

let service: TestService
let visitor: Visitor
beforeEach(async () => {
  service = await openTestService({ demo: false })
  await storeInTown(service, [returnedOrder(town.owner, insuranceOrderId)])
  visitor = await newSession(service)
  await visitor.provePhone(phoneNumber)
})
afterEach(() => service.close())

type Form = TypedOf<typeof returnInsuranceClaim>

function form(given: Partial<Form> = {}): Form {
  return { insuranceOrderId, zlist: '顺丰速运', deliveryId: 'SF1366001122', phoneNumber, ...given }
}

function claims() {
  return service.db.selectFrom('claim').selectAll().execute()
}

async function refusalOf(orderNo: string) {
  const { code, field, message } = await visitor.ask(checkOrder, { insuranceOrderId: orderNo })
  expect({ code, field }).toEqual({ code: '1000', field: 'insuranceOrderId' })
  return message
}

test('an insured order shows its cover, and of the shop no more than its first character', async () => {
  expect(await visitor.get(checkOrder, { insuranceOrderId: ' sg2026111000001 ' })).toEqual({
    marketplace: '拾光市集',
    maskedShop: '青**',
    sumInsured: 10_000_000,
    claimUntil: '2027-03-30',
  })
})

test('an order that nobody insured, one that is over and one that was given back say so', async () => {
  await storeInTown(service, [
    returnedOrder(town.owner, 'OVER1', { startsOn: '2026-09-01', endsOn: '2026-10-20' }),
    returnedOrder(town.owner, 'LASTDAY1', { startsOn: '2026-09-01', endsOn: '2026-10-21' }),
    returnedOrder(town.owner, 'BACK1', { cancelledOn: '2026-11-01' }),
  ])
  expect(await refusalOf('NOBODYS1')).toContain('没有查到')
  expect(await refusalOf('OVER1')).toContain('已超过理赔申请时间')
  expect(await refusalOf('BACK1')).toContain('已经退保')
  expect(await visitor.get(checkOrder, { insuranceOrderId: 'LASTDAY1' })).toMatchObject({
    claimUntil: '2026-11-20',
  })
  expect(await claims()).toHaveLength(0)
})

test('an order that was claimed by phone is not claimed again', async () => {
  const order = returnedOrder(town.owner, 'CALLED1')
  await storeInTown(service, [order])
  await storeClaims(service, [claimOn(order)])
  expect(await refusalOf('CALLED1')).toContain('已经申请过理赔')
  expect(
    await visitor.ask(returnInsuranceClaim, form({ insuranceOrderId: 'CALLED1' })),
  ).toMatchObject({ field: 'insuranceOrderId' })
  expect(await claims()).toHaveLength(1)
})

test('who tries many numbers finds none any more', async () => {
  for (let at = 0; at < 10; at++) await refusalOf(`GUESS${at}`)
  expect(await refusalOf(insuranceOrderId)).toContain('没有查到')
})

test('a claim is told its number, and its progress opens from there', async () => {
  const { registNo, handle, answerBy, maskedEmail } = await visitor.get(
    returnInsuranceClaim,
    form(),
  )
  expect(registNo).toMatch(/^RRAA20263301\d{10}$/)
  expect(answerBy).toBe('2026-12-20')
  expect(maskedEmail).toBeUndefined()
  const { steps } = await visitor.get(queryWapClaimSchedleInfo, { handle })
  expect(steps.map(({ title, state }) => [title, state])).toEqual([
    ['报案', 'done'],
    ['审核', 'current'],
    ['赔付', 'upcoming'],
  ])
})

test('it is found among the claims of the insured and the phone that was proven', async () => {
  await visitor.get(returnInsuranceClaim, form())
  await visitor.passSlide()
  const { claimInfoList } = await visitor.get(queryWapClaimList, {
    reportorName: town.owner.name,
    mobile: phoneNumber,
  })
  expect(claimInfoList).toMatchObject([{ kind: 'other', accidentType: '退货' }])
})

test('an order is claimed once, also when fifty come at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => visitor.get(returnInsuranceClaim, form())),
  )
  expect(new Set(answers.map(({ registNo }) => registNo)).size).toBe(1)
  expect(await claims()).toHaveLength(1)
})

test('another phone is told that the order was claimed, and no number', async () => {
  await visitor.get(returnInsuranceClaim, form())
  const other = await newSession(service)
  await other.provePhone('13700006002')
  const refused = await other.ask(returnInsuranceClaim, form({ phoneNumber: '13700006002' }))
  expect(refused).toMatchObject({ field: 'insuranceOrderId' })
  expect(refused.message).toContain('已经申请过理赔')
  expect(await claims()).toHaveLength(1)
})

test('a confirmation goes to the e-mail address that was given', async () => {
  const email = 'zhang.san@example.com'
  const { registNo, maskedEmail } = await visitor.get(returnInsuranceClaim, form({ email }))
  expect(maskedEmail).toBe('z***@example.com')
  const [mail] = await service.outbox.messages()
  expect(mail).toMatchObject({ to: email, subject: '【示例财险】退货运费险理赔申请已收到' })
  expect(mail?.text).toContain(registNo)
  expect(mail?.text).not.toContain(town.owner.name)
})

test('whoever asks again gets no other mail, and is told of none', async () => {
  const { registNo } = await visitor.get(returnInsuranceClaim, form())
  const again = await visitor.get(returnInsuranceClaim, form({ email: 'zhang.san@example.com' }))
  expect(again).toMatchObject({ registNo })
  expect(again.maskedEmail).toBeUndefined()
  const mails = (await service.outbox.messages()).filter(({ to }) => to.includes('@'))
  expect(mails).toEqual([])
})

test.each([
  ['zlist', { zlist: '飞毯快递' }],
  ['deliveryId', { deliveryId: '单号1001' }],
  ['deliveryId', { deliveryId: '1'.repeat(26) }],
])('a wrong %s is refused at its field, and nothing is stored', async (field, wrong) => {
  const body = { ...form(), ...wrong }
  expect(await visitor.ask(returnInsuranceClaim, body as Form)).toMatchObject({ field })
  expect(await claims()).toHaveLength(0)
})

test('without a code to the phone that is typed nothing is kept', async () => {
  const refused = await visitor.ask(returnInsuranceClaim, form({ phoneNumber: '13700006002' }))
  expect(refused).toMatchObject({ code: 'E3010001' })
  expect(await claims()).toHaveLength(0)
})

test('no phone, order or parcel lies plain in the database', async () => {
  await visitor.get(returnInsuranceClaim, form())
  const rows = await service.db.selectFrom('return_claim').selectAll().execute()
  const stored = JSON.stringify([rows, await claims()])
  for (const canary of [phoneNumber, insuranceOrderId, 'SF1366001122']) {
    expect(stored).not.toContain(canary)
  }
})
