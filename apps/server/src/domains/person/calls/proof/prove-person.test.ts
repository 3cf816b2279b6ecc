import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import { readCar, readOverview } from '@ecenter/contract/person/overview.ts'
import { confirmProof, endProof, giveFact, startProof } from '@ecenter/contract/person/proof.ts'
import { readProof } from '@ecenter/contract/person/read-proof.ts'
import { readOnePolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../../test/service-of-tests.ts'
import { claimOn } from '../../../../../test/subjects/claims.ts'
import {
  household,
  policyOf,
  storeInTown,
  town,
} from '../../../../../test/subjects/policies/other-policies.ts'
import { newVisitor, type Visitor } from '../../../../../test/visitor.ts'
import { carOf } from '../../../../demo/car.ts'
import { residentId } from '../../../../demo/made-up-numbers.ts'
import { storeClaims } from '../../../claims/store/store-claims.ts'
import { contactRows, writeContacts } from '../../store/person-contact.ts'

const service = serviceOfTests({ demo: false })

/** Somebody whose own phone the core names, with a home and a car. */
const owner = town.owner
/** Left an agent's phone on the policy, as 299 others did. */
const agentsPhone = '13300000700'
const clients = Array.from({ length: 300 }, (_, at) => ({
  name: `客户第${at + 1}号`,
  idNumber: residentId('3301', '1980-05-05', 700 + at),
  mobile: agentsPhone,
}))
/** Two people with one phone whose ID numbers end alike. */
const twinsPhone = '13300000800'
const twins = [
  { name: '魏一鸣', idNumber: residentId('3301', '1985-03-08', 426), mobile: twinsPhone },
  { name: '魏一凡', idNumber: residentId('3301', '1985-05-19', 426), mobile: twinsPhone },
]
const car = carOf({
  model: 'sedan',
  year: 2021,
  serial: 700_100,
  area: '3301',
  licenseNo: '浙A7K001',
})
const vehicle = {
  licenseNo: '浙A7K001',
  brandModel: car.brandModel,
  frameNo: car.frameNo,
  engineNo: car.engineNo,
  useNature: '家庭自用',
  seats: 5,
  firstRegisteredOn: '2021-03-01',
}

const home = household(owner)
const ofCar = policyOf('DAA', { insured: owner, vehicle })
const ofMother = household(town.mother, { applicant: { ...town.mother, mobile: owner.mobile } })
const ofClients = clients.map((client) => household(client))
const ofTwins = twins.map((twin) => household(twin))

let visitor: Visitor
let visits = 0
beforeAll(async () => {
  await storeInTown(service, [home, ofCar, ofMother, ...ofClients, ...ofTwins])
  await storeClaims(service, [claimOn(home), claimOn(ofMother)])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
})
beforeEach(async () => {
  await service.passTime(3600)
  visits += 1
  visitor = newVisitor(service, `198.51.100.${visits}`)
  await visitor.open()
})

const tailOf = ({ idNumber }: { idNumber: string }) => idNumber.slice(-4)

async function opened(): Promise<string[]> {
  const { cars, groups } = await visitor.get(readOverview, {})
  const policies = [
    ...cars.flatMap((each) => each.policies),
    ...groups.flatMap((each) => each.policies),
  ]
  return policies.map(({ insuredName, productName }) => `${insuredName} ${productName}`).sort()
}

const homeName = '家庭财产保险'

test('a code, and the end of the ID number, open all that is the customer’s, and nothing of who uses their phone', async () => {
  expect(await visitor.provePerson(owner.mobile, { idTail: tailOf(owner) })).toMatchObject({
    step: 'open',
  })
  const names = await opened()
  expect(names.every((name) => name.startsWith(owner.name))).toBe(true)
  expect(names).toHaveLength(2)
  expect(await visitor.get(readOverview, {})).toMatchObject({ opens: 'person', name: owner.name })
})

test('what it opened is read without another code', async () => {
  await visitor.provePerson(owner.mobile, { idTail: tailOf(owner) })
  const { groups } = await visitor.get(readOverview, {})
  const { policyInfo } = await visitor.get(readOnePolicy, {
    handle: groups[0]?.policies[0]?.handle ?? '',
  })
  expect(policyInfo.policyNo).toBe(home.policyNo)
})

test('a page learns when the proof ends: as long after each look, and never later than the hour', async () => {
  await visitor.provePerson(owner.mobile, { idTail: tailOf(owner) })
  expect(await visitor.get(readProof, {})).toMatchObject({ step: 'open', expiresInSeconds: 900 })
  for (const _ of [1, 2, 3, 4]) {
    await service.passTime(14 * 60)
    await visitor.get(readProof, {})
  }
  const { expiresInSeconds = 0 } = await visitor.get(readProof, {})
  expect(expiresInSeconds).toBeGreaterThan(0)
  expect(expiresInSeconds).toBeLessThanOrEqual(4 * 60)
  await service.passTime(expiresInSeconds + 1)
  expect(await visitor.get(readProof, {})).toMatchObject({ step: 'phone' })
})

test('a phone that only stands on a policy opens that policy alone', async () => {
  expect(await visitor.provePerson(owner.mobile, { idTail: tailOf(town.mother) })).toMatchObject({
    step: 'open',
  })
  expect(await visitor.get(readOverview, {})).toMatchObject({ opens: 'phone' })
  expect(await opened()).toEqual([`${town.mother.name} ${await productName()}`])
})

async function productName(): Promise<string> {
  const { groups } = await visitor.get(readOverview, {})
  return groups[0]?.policies[0]?.productName ?? homeName
}

test('a claim is read whole by the insured; a phone that only stands on the policy reads its progress alone', async () => {
  await anotherDay()
  const levels = async (idTail: string) => {
    await visitor.provePerson(owner.mobile, { idTail })
    const { claims } = await visitor.get(readOverview, {})
    expect(claims).toHaveLength(1)
    const handle = claims[0]?.handle ?? ''
    const calls = [queryWapClaimSchedleInfo, queryClaimSchedleInfo]
    return Promise.all(calls.map(async (call) => (await visitor.ask(call, { handle })).code))
  }
  expect(await levels(tailOf(town.mother))).toEqual(['1', 'E3010001'])
  await service.passTime(61)
  expect(await levels(tailOf(owner))).toEqual(['1', '1'])
})

test('a plate opens that car and nothing else', async () => {
  await visitor.provePerson(owner.mobile, { licenseNo: '浙A7K001' })
  const overview = await visitor.get(readOverview, {})
  expect(overview).toMatchObject({ opens: 'car', groups: [] })
  expect(overview.cars.map(({ plate }) => plate)).toEqual(['浙A7K001'])
})

test('the phone of an agent opens nothing by a tail, and one customer’s policies by a whole number', async () => {
  await visitor.passSlide()
  await visitor.get(startProof, { mobile: agentsPhone, agreedTo: '2026-11' })
  const state = await visitor.get(confirmProof, { smsCode: await visitor.readSms() })
  expect(state).toMatchObject({ step: 'fact', asks: ['id-number'] })
  const [client] = clients
  if (client === undefined) throw new Error('there are no clients')
  expect(await visitor.ask(giveFact, { idTail: tailOf(client) })).toMatchObject({ code: '1000' })
  await visitor.get(giveFact, { identifyNumber: client.idNumber })
  expect((await opened()).every((name) => name.startsWith(client.name))).toBe(true)
  expect(await opened()).toHaveLength(1)
})

test('where a tail fits two people the whole number is asked for, and nobody is offered to choose from', async () => {
  const [one, other] = twins
  if (one === undefined || other === undefined) throw new Error('there are no twins')
  expect(tailOf(one)).toBe(tailOf(other))
  const state = await visitor.provePerson(twinsPhone, { idTail: tailOf(one) })
  expect(state).toMatchObject({ step: 'fact', asks: ['id-number'] })
  await visitor.get(giveFact, { identifyNumber: other.idNumber })
  expect((await opened()).map((name) => name.split(' ')[0])).toEqual([other.name])
})

test('a phone that is on file nowhere is told so once it is proven, and in its text', async () => {
  await visitor.passSlide()
  const mobile = '13300000999'
  const sent = await visitor.get(startProof, { mobile, agreedTo: '2026-11' })
  expect(sent).toMatchObject({ step: 'code', maskedMobile: '133****0999' })
  const [message] = await service.outbox.messages()
  expect(message?.text).toContain('没有留存在任何保单上')
  const state = await visitor.get(confirmProof, { smsCode: await visitor.readSms() })
  expect(state).toMatchObject({ step: 'nothing', asks: [] })
  expect((await visitor.ask(readOverview, {})).code).toBe('E3010001')
})

test('no code is sent for an older notice than that which is in force, and the page is told so', async () => {
  const before = (await service.outbox.messages()).length
  for (const agreedTo of ['2020-01', '2099-01', '']) {
    await visitor.passSlide()
    const answer = await visitor.ask(startProof, { mobile: owner.mobile, agreedTo })
    expect(answer).toMatchObject({ code: '1000', field: 'agreedTo' })
  }
  expect((await service.outbox.messages()).length).toBe(before)
})

test('until the code nothing tells whether a phone is on file', async () => {
  const answers = []
  for (const mobile of [twinsPhone, '13300000998']) {
    await visitor.passSlide()
    const { wire } = await visitor.ask(startProof, { mobile, agreedTo: '2026-11' })
    answers.push({ ...wire.json().body, maskedMobile: undefined })
  }
  expect(answers[0]).toEqual(answers[1])
})

test('wrong facts, and too many of them, are one answer; then only the whole number helps', async () => {
  await storeInTown(service, [household(town.husband)])
  const wrong = async (idTail: string) => {
    const { code, field, message } = await visitor.ask(giveFact, { idTail })
    return { code, field, message }
  }
  await visitor.passSlide()
  await visitor.get(startProof, { mobile: town.husband.mobile, agreedTo: '2026-11' })
  await visitor.get(confirmProof, { smsCode: await visitor.readSms() })
  const first = await wrong('0001')
  expect(first).toMatchObject({ code: '1007', field: 'idTail' })
  for (const tail of ['0002', '0003', '0004']) expect(await wrong(tail)).toEqual(first)
  expect(await visitor.get(giveFact, { idTail: '0005' })).toMatchObject({
    step: 'fact',
    asks: ['id-number'],
  })
  expect(await wrong(tailOf(town.husband))).toMatchObject({ code: '1000', field: 'idTail' })
  expect(await visitor.get(giveFact, { identifyNumber: town.husband.idNumber })).toMatchObject({
    step: 'open',
  })
})

test('the step of the code names the number that the code went to, and no other', async () => {
  await visitor.passSlide()
  await visitor.get(startProof, { mobile: twinsPhone, agreedTo: '2026-11' })
  const sent = await visitor.get(startProof, { mobile: town.wife.mobile, agreedTo: '2026-11' })
  for (const state of [sent, await visitor.get(readProof, {})]) {
    expect(state).toMatchObject({ step: 'code', maskedMobile: '133****0566' })
  }
  expect((await service.outbox.messages())[0]?.to).toBe(town.wife.mobile)
})

test('a reload finds the step that was reached, and an earlier code proves nothing more', async () => {
  expect(await visitor.get(readProof, {})).toEqual({ step: 'phone', asks: [] })
  await visitor.passSlide()
  await visitor.get(startProof, { mobile: owner.mobile, agreedTo: '2026-11' })
  await service.passTime(20)
  expect(await visitor.get(readProof, {})).toMatchObject({
    step: 'code',
    maskedMobile: '133****0511',
    resendAfterSeconds: 40,
    expiresInSeconds: 280,
  })
  const smsCode = await visitor.readSms()
  await visitor.get(confirmProof, { smsCode })
  expect(await visitor.get(readProof, {})).toMatchObject({
    step: 'fact',
    asks: ['id-tail', 'plate'],
  })
  expect((await visitor.ask(confirmProof, { smsCode })).code).toBe('1004')
})

test('a fact without its code is no proof', async () => {
  expect((await visitor.ask(giveFact, { idTail: tailOf(owner) })).code).toBe('E3010001')
  await visitor.passSlide()
  await visitor.get(startProof, { mobile: owner.mobile, agreedTo: '2026-11' })
  expect((await visitor.ask(giveFact, { idTail: tailOf(owner) })).code).toBe('E3010001')
  // Nor is the code to another phone.
  await visitor.provePhone(town.wife.mobile)
  expect((await visitor.ask(giveFact, { idTail: tailOf(owner) })).code).toBe('E3010001')
})

test('who leaves is nobody again; who leaves everywhere is so in every browser', async () => {
  await visitor.provePerson(owner.mobile, { idTail: tailOf(owner) })
  const { groups } = await visitor.get(readOverview, {})
  const handle = groups[0]?.policies[0]?.handle ?? ''
  const other = newVisitor(service, '198.51.100.251')
  await other.open()
  await service.passTime(61)
  await other.provePerson(owner.mobile, { idTail: tailOf(owner) })
  await visitor.get(endProof, { scope: 'everywhere' })
  for (const each of [visitor, other]) {
    expect((await each.ask(readOverview, {})).code).toBe('E3010001')
  }
  expect((await visitor.ask(readOnePolicy, { handle })).code).toBe('E3010001')
})

test('a proof that nobody uses ends after a quarter of an hour, and after an hour in any case', async () => {
  await visitor.provePerson(owner.mobile, { idTail: tailOf(owner) })
  for (let minutes = 0; minutes < 50; minutes += 10) {
    await service.passTime(600)
    expect((await visitor.ask(readOverview, {})).code).toBe('1')
  }
  await service.passTime(601)
  expect((await visitor.ask(readOverview, {})).code).toBe('E3010001')
  expect(await visitor.get(readProof, {})).toMatchObject({ step: 'phone' })
})

test('whoever reads one of their things is here still, for an hour in any case', async () => {
  await anotherDay()
  await visitor.provePerson(owner.mobile, { idTail: tailOf(owner) })
  const { cars, groups } = await visitor.get(readOverview, {})
  const car = cars[0]?.handle ?? ''
  const policy = groups[0]?.policies[0]?.handle ?? ''
  const step = async () => (await visitor.get(readProof, {})).step
  for (let turn = 0; turn < 4; turn += 1) {
    await service.passTime(14 * 60)
    await visitor.get(readCar, { handle: car })
    await visitor.get(readOnePolicy, { handle: policy })
  }
  expect(await step()).toBe('open')
  await service.passTime(5 * 60)
  expect((await visitor.ask(readCar, { handle: car })).code).toBe('E3010001')
  expect(await step()).toBe('phone')
})

test('a policy alone that is read keeps the proof, and nobody who reads nothing is kept', async () => {
  await anotherDay()
  const idle = newVisitor(service, `198.51.102.${visits}`)
  await idle.open()
  await visitor.provePerson(owner.mobile, { idTail: tailOf(owner) })
  const { groups } = await visitor.get(readOverview, {})
  const handle = groups[0]?.policies[0]?.handle ?? ''
  await service.passTime(61)
  await idle.provePerson(owner.mobile, { idTail: tailOf(owner) })
  await service.passTime(13 * 60)
  await visitor.get(readOnePolicy, { handle })
  await service.passTime(13 * 60)
  expect((await visitor.get(readProof, {})).step).toBe('open')
  expect((await idle.get(readProof, {})).step).toBe('phone')
})

test('who gets another phone from the core is logged out where the old one let them in', async () => {
  await visitor.provePerson(owner.mobile, { idTail: tailOf(owner) })
  await writeContacts(service.db, [contactRows(service.keys, { ...owner, mobile: '13300000512' })])
  expect((await visitor.ask(readOverview, {})).code).toBe('E3010001')
  await writeContacts(service.db, [contactRows(service.keys, owner)])
})

test('what is asked of a phone costs work, and in a crowd a slide', async () => {
  const idle = { isIdle: true }
  const body = { mobile: '13300000901', agreedTo: '2026-11' }
  expect((await visitor.ask(startProof, body, idle)).code).toBe('1011')
  expect((await visitor.ask(startProof, body)).code).toBe('1')
  expect((await visitor.ask(startProof, { ...body, mobile: '13300000902' })).code).toBe('1')
  expect((await visitor.ask(startProof, { ...body, mobile: '13300000903' })).code).toBe('1006')
  await visitor.passSlide()
  expect((await visitor.ask(startProof, { ...body, mobile: '13300000903' })).code).toBe('1')
})

test('an agent whom the core names as the contact of 300 opens of one no more than has that phone', async () => {
  await writeContacts(
    service.db,
    clients.map((client) => contactRows(service.keys, client)),
  )
  const [client] = clients
  if (client === undefined) throw new Error('there are no clients')
  await visitor.passSlide()
  await visitor.get(startProof, { mobile: agentsPhone, agreedTo: '2026-11' })
  await visitor.get(confirmProof, { smsCode: await visitor.readSms() })
  await visitor.get(giveFact, { identifyNumber: client.idNumber })
  expect(await visitor.get(readOverview, {})).toMatchObject({ opens: 'phone' })
})

test('a weaker proof after a stronger one closes what the stronger one had opened', async () => {
  await anotherDay()
  await visitor.provePerson(owner.mobile, { idTail: tailOf(owner) })
  const { handle: person, groups } = await visitor.get(readOverview, {})
  const policy = groups[0]?.policies[0]?.handle ?? ''
  await service.passTime(61)
  await visitor.provePerson(owner.mobile, { licenseNo: '浙A7K001' })
  expect(await visitor.get(readOverview, {})).toMatchObject({ opens: 'car' })
  expect((await visitor.ask(readOnePolicy, { handle: policy })).code).toBe('E3010001')
  const asked = { handle: person, purpose: 'change-phone' } as const
  expect((await visitor.ask(getCentPhoneCode, asked)).code).toBe('E3010001')
})

test('who proved one car and proves again by the end of the ID number opens all that is theirs', async () => {
  await anotherDay()
  await visitor.provePerson(owner.mobile, { licenseNo: '浙A7K001' })
  expect(await visitor.get(readOverview, {})).toMatchObject({ opens: 'car' })
  await service.passTime(61)
  await visitor.provePerson(owner.mobile, { idTail: tailOf(owner) })
  expect(await visitor.get(readOverview, {})).toMatchObject({ opens: 'person' })
  expect(await opened()).toHaveLength(2)
})

test('who proved one car leaves by themselves alone, whatever they ask for', async () => {
  await anotherDay()
  const other = newVisitor(service, '198.51.100.252')
  await other.open()
  await other.provePerson(owner.mobile, { idTail: tailOf(owner) })
  await service.passTime(61)
  await visitor.provePerson(owner.mobile, { licenseNo: '浙A7K001' })
  await visitor.get(endProof, { scope: 'everywhere' })
  expect((await visitor.ask(readOverview, {})).code).toBe('E3010001')
  expect((await other.ask(readOverview, {})).code).toBe('1')
})

/** A phone gets no more than so many codes a day. */
async function anotherDay(): Promise<void> {
  await service.passTime(86_400)
  visitor = newVisitor(service, `198.51.101.${visits}`)
  await visitor.open()
}
