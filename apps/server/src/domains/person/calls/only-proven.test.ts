import { openClaimLink, stopSubscription } from '@ecenter/contract/claims/claim-calls.ts'
import { allCalls } from '@ecenter/contract/contract.ts'
import { orderDelivery } from '@ecenter/contract/deliveries/delivery.ts'
import {
  downloadPolicy,
  verifyCode,
} from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { queryElectronicInvoice } from '@ecenter/contract/invoices/check-invoice.ts'
import { checkInfo, describeLink } from '@ecenter/contract/links/link.ts'
import { readOnlyProven, setOnlyProven } from '@ecenter/contract/person/only-proven.ts'
import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { policyCalls } from '@ecenter/contract/policies/policy-calls.ts'
import {
  checkOrder,
  returnInsuranceClaim,
} from '@ecenter/contract/return-insurance/return-claim.ts'
import { getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { returnedOrder, storeInTown } from '../../../../test/subjects/policies/other-policies.ts'
import { provenHandle, storedPolicy } from '../../../../test/subjects/policies/stored-policies.ts'
import { sentLink } from '../../../../test/subjects/refunds.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { type Answer, factsOf, newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { identitiesToTry } from '../../../demo/identities-to-try.ts'
import { residentId } from '../../../demo/made-up-numbers.ts'
import { people } from '../../../demo/people.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import { makeClaimLink } from '../../claims/store/claim-link.ts'
import {
  documentVersionOf,
  readWithEndorsements,
} from '../../electronic-policies/store/document-version.ts'
import { documentCode } from '../../electronic-policies/store/issued-document.ts'
import { keepOnlyProven } from '../store/only-proven.ts'

const service = serviceOfTests()
const { main } = people
const { policies, claims, invoices, orders } = identitiesToTry(testClock().today())

/** Everything that the demo finds of the main customer by facts, as nobody's facts would ask it. */
const questions = [...policies, ...claims, ...invoices, ...orders]
  .filter(({ shows }) => !/nothing found|unknown|of a company/.test(shows))
  .map(({ call: name, request, shows }) => {
    const call = allCalls.find(({ group, path }) => `${group}${path}` === name)
    if (call === undefined) throw new Error(`no call ${name}`)
    return { call, request, shows, absent: asNobody(request) }
  })
  .filter(({ request, absent }) => JSON.stringify(request) !== JSON.stringify(absent))

/** The main customer's ID number, phone and invoices become such as there are none. */
function asNobody(request: object): object {
  const stated = JSON.stringify(request)
    .replaceAll(main.idNumber, residentId('1101', '1985-06-15', 998))
    .replaceAll(main.mobile, '13800005679')
    .replaceAll(/("invoiceNumber":"\d{6})\d\d/g, '$199')
  return JSON.parse(stated)
}

let visits = 0
beforeEach(async () => {
  await service.passTime(24 * 3600)
  await set(true)
})
afterEach(() => set(false))

const customerKey = () => service.keys.searchHash('customer', main.idNumber)
const set = (isOn: boolean) => keepOnlyProven(service, customerKey(), isOn)

/** From a network of their own, with a slide that was just passed. */
async function newSession(): Promise<Visitor> {
  visits += 1
  const visitor = newVisitor(service, `100.64.${visits >> 8}.${visits % 256}`)
  await visitor.open()
  const { id: session_id } = await visitor.session()
  const passed_until = secondsAfter(service.clock.now(), 120)
  const passed = { session_id, gap: null, expires_at: passed_until, passed_until }
  await service.db.insertInto('slide_captcha').values(passed).execute()
  return visitor
}

async function ask({ call, request }: Pick<(typeof questions)[number], 'call' | 'request'>) {
  const visitor = await newSession()
  const isShort = [policyCalls.findUnplatedCar, orderDelivery].some((each) => each === call)
  const isCoded = !call.path.includes('laim') && !call.path.includes('orderPayment')
  const picture = isCoded
    ? { [isShort ? 'code' : 'verificationCode']: await visitor.readImageCode() }
    : {}
  return visitor.ask(call, { ...request, ...picture })
}

/** All that comes back but the id of the request. */
function seen({ code, message, field, wire }: Answer) {
  const { head: _, ...rest } = wire.json()
  return { code, message, field, rest, size: wire.rawPayload.length, status: wire.statusCode }
}

test('every search by facts answers for a person who wants it so as for nobody: code, text and size', async () => {
  expect(new Set(questions.map(({ call }) => call.path)).size).toBeGreaterThanOrEqual(14)
  expect(questions.some(({ call }) => call === queryElectronicInvoice)).toBe(true)
  for (const { absent, ...question } of questions) {
    const [hidden, nobody] = [
      await ask(question),
      await ask({ ...question, request: Object(absent) }),
    ]
    expect([question.shows, seen(hidden)]).toEqual([question.shows, seen(nobody)])
    if (question.call !== queryElectronicInvoice) expect(hidden.code).toBe('1007')
  }
})

test('with the switch off the same questions find them again', async () => {
  await set(false)
  for (const question of questions) {
    const { code, wire } = await ask(question)
    expect([question.shows, code]).toEqual([question.shows, '1'])
    if (question.call === queryElectronicInvoice) {
      expect(wire.json().body.verdict).not.toBe('unknown')
    }
  }
})

test('a link of the call centre leads nowhere, and its phone opens nothing', async () => {
  const pid = 'a-link-of-only-proven'
  await sentLink(service, pid, { mobile: main.mobile, insuredName: main.name })
  const request = { pid, mobile: main.mobile }
  const answers = async (asked: typeof request) => {
    const visitor = await newSession()
    const described = await visitor.ask(describeLink, { pid: asked.pid })
    const verificationCode = await visitor.readImageCode('verifypicForShortUrl')
    return [described, await visitor.ask(checkInfo, { ...asked, verificationCode })].map(seen)
  }
  const hidden = await answers(request)
  expect(hidden).toEqual(await answers({ ...request, pid: 'b-link-of-only-proven' }))
  expect(hidden.map(({ code }) => code)).toEqual(['1007', '1007'])
  await set(false)
  expect((await answers(request)).map(({ code }) => code)).toEqual(['1', '1'])
})

test('the code on a document is unknown, and the link of an SMS opens no claim but stops the SMS', async () => {
  const policy = await storedPolicy(service, { car: cars.main, person: main })
  const owner = await newSession()
  await set(false)
  await owner.ask(downloadPolicy, { handle: await provenHandle(service, owner, policy) })
  const documentVersion = await documentVersionOf(
    service,
    await readWithEndorsements(service, policy),
    { kind: 'policy' },
  )
  const code = documentVersion && documentCode(service.keys, documentVersion)
  const { id } = await service.db
    .selectFrom('claim')
    .select('id')
    .where('customer_key', '=', customerKey())
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const ref = { customerKey: customerKey(), id }
  const link = await makeClaimLink(service, ref, service.clock.now())
  const answers = async () => {
    const visitor = await newSession()
    const { verdict } = await visitor.get(verifyCode, { code: code ?? '' })
    return [verdict, (await visitor.ask(openClaimLink, { link })).code]
  }
  expect(await answers()).toEqual(['genuine', '1'])
  await set(true)
  expect(await answers()).toEqual(['unknown', '1007'])
  expect((await (await newSession()).ask(stopSubscription, { link })).code).toBe('1')
})

test('the number of an insured marketplace order is as one that nobody insured, but to the person themselves', async () => {
  const order = returnedOrder(main, 'SG2026112800077')
  await storeInTown(service, [order])
  const refusals = async (insuranceOrderId: string) => {
    const visitor = await newSession()
    const phoneNumber = '13700006077'
    await visitor.provePhone(phoneNumber)
    const form = { insuranceOrderId, zlist: '顺丰速运', deliveryId: 'SF1366007700', phoneNumber }
    return [
      await visitor.ask(checkOrder, { insuranceOrderId }),
      await visitor.ask(returnInsuranceClaim, form),
    ].map(seen)
  }
  const hidden = await refusals('SG2026112800077')
  await service.passTime(61)
  expect(hidden).toEqual(await refusals('SG2026112800078'))
  expect(hidden.map(({ code, field }) => [code, field])).toEqual([
    ['1000', 'insuranceOrderId'],
    ['1000', 'insuranceOrderId'],
  ])
  const owner = await newSession()
  await owner.provePerson(main.mobile, { idTail: main.idNumber.slice(-4) })
  expect((await owner.ask(checkOrder, { insuranceOrderId: 'SG2026112800077' })).code).toBe('1')
})

test('what somebody had found by then is closed, and sends no code any more', async () => {
  await set(false)
  const visitor = await newSession()
  const [policy] = await visitor.lookUp({ car: cars.main, person: main })
  await set(true)
  const asked = { handle: policy?.handle, purpose: 'open-policy' }
  expect((await visitor.ask(getCentPhoneCode, asked)).code).toBe('E3010001')
  // Who has seen the answer would see it again without a code, but not of this person.
  const again = await visitor.ask(findCarPolicies, factsOf({ car: cars.main, person: main }))
  expect(again.code).toBe('1007')
})

test('others are found as ever, also beside them', async () => {
  const visitor = await newSession()
  expect(await visitor.lookUp({ car: cars.applicant, person: people.applicant })).not.toEqual([])
})

test('the person themselves, proven, still finds everything', async () => {
  const visitor = await newSession()
  await visitor.provePerson(main.mobile, { idTail: main.idNumber.slice(-4) })
  for (const { call, request, shows } of questions) {
    if (call === queryElectronicInvoice) continue
    expect([shows, (await visitor.ask(call, request)).code]).toEqual([shows, '1'])
  }
})

test('the switch takes a fresh code of the whole person, each time anew', async () => {
  await set(false)
  const visitor = await newSession()
  expect((await visitor.ask(readOnlyProven, {})).code).toBe('E3010001')
  await visitor.provePerson(main.mobile, { idTail: main.idNumber.slice(-4) })
  const { isOn, handle } = await visitor.get(readOnlyProven, {})
  expect(isOn).toBe(false)
  const change = (wanted: boolean) => visitor.ask(setOnlyProven, { handle, isOn: wanted })
  expect((await change(true)).code).toBe('E3010001')
  await service.passTime(61)
  await visitor.proveOnFile(handle, 'set-only-proven')
  expect((await change(true)).code).toBe('1')
  expect((await visitor.get(readOnlyProven, {})).isOn).toBe(true)
  expect((await change(false)).code).toBe('E3010001')
})

test('a code to the phone of a policy, or the proof of one car, has no say over the person', async () => {
  await set(false)
  const visitor = await newSession()
  const [policy] = await visitor.lookUp({ car: cars.main, person: main })
  const handle = policy?.handle ?? ''
  await visitor.proveOnFile(handle, 'set-only-proven')
  expect((await visitor.ask(setOnlyProven, { handle, isOn: true })).code).toBe('E3010001')
  const other = await newSession()
  await service.passTime(61)
  await other.provePerson(main.mobile, { licenseNo: cars.main.licenseNo ?? '' })
  expect((await other.ask(readOnlyProven, {})).code).toBe('E3010001')
})
