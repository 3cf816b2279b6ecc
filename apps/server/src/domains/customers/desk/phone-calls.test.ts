import {
  beginCall,
  confirmCallerCode,
  endCall,
  proveCaller,
  sendCallerCode,
} from '@ecenter/contract/customers/desk/phone-call.ts'
import { readCustomer, revealField } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { signOut } from '@ecenter/contract/staff/desk/account.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type DeskVisitor, deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { claimOn } from '../../../../test/subjects/claims.ts'
import {
  carPolicyOf,
  household,
  staff,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { newSession } from '../../../../test/visitor.ts'
import { storeClaims } from '../../claims/store/store-claims.ts'
import { readLooks } from '../../person/store/access-log.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'

const service = serviceOfTests({ demo: false })
const { owner, company } = town
const car = carPolicyOf(owner, '浙A5H208')
const home = household(owner)
const claim = claimOn(car)
const ofStaff = staff(company, [town.clerk, town.fitter])
const idTail = owner.idNumber.slice(-4)
let agent: DeskVisitor
let customerId: string
beforeAll(async () => {
  await storeInTown(service, [car, home, ofStaff])
  await storeClaims(service, [claim])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
})
beforeEach(async () => {
  // The next day: what was counted of the one before is over.
  await service.passTime(25 * 3600)
  await service.db.deleteFrom('counter').execute()
  agent = await deskVisitor(service, ['agent'])
  await agent.get(choosePurpose, { purpose: 'call' })
  customerId = await found(agent, owner.idNumber)
})

async function found(by: DeskVisitor, words: string): Promise<string> {
  return (await by.get(searchCustomers, { words })).customers[0]?.customerId ?? ''
}

const shown = (by = agent, id = customerId) => by.get(readCustomer, { customerId: id })
const begin = () => agent.get(beginCall, { phone: '13612340000' })
const prove = (facts: object) => agent.get(proveCaller, { customerId, ...facts })

test('before a caller has proven anything the customer is masked, and all that is theirs is there', async () => {
  const customer = await shown()
  expect(customer).toMatchObject({
    name: '沈**',
    mobile: '133****0511',
    proofs: [],
    isOpen: false,
    counts: { policies: 2, claims: 1 },
    waiting: [{ kind: 'claim', isWaiting: true }],
  })
  const told = JSON.stringify(customer)
  for (const secret of [owner.name, owner.mobile, owner.idNumber, car.policyNo, claim.registNo]) {
    expect(told).not.toContain(secret)
  }
})

test('the end of the ID number and a plate open name, numbers and amounts, not phone and ID number', async () => {
  await begin()
  expect(await prove({ idTail, licenseNo: '浙A5H208' })).toMatchObject({ result: 'proven' })
  const customer = await shown()
  expect(customer).toMatchObject({
    name: owner.name,
    mobile: '133****0511',
    proofs: [{ by: 'facts', isPart: false }],
    timeline: expect.arrayContaining([
      expect.objectContaining({ kind: 'claim', number: claim.registNo }),
    ]),
  })
  expect(customer.policies.map(({ number }) => number).sort()).toEqual(
    [car.policyNo, home.policyNo].sort(),
  )
  expect(customer.idNumber).toContain('***')
})

test('a call is over when its member of staff signs out, and who comes back has nobody proven', async () => {
  const clerk = await deskVisitor(service, ['agent'])
  agent = clerk
  await agent.get(choosePurpose, { purpose: 'call' })
  customerId = await found(agent, owner.idNumber)
  await begin()
  await prove({ idTail, licenseNo: '浙A5H208' })
  expect((await shown()).proofs).toHaveLength(1)
  await agent.get(signOut, {})
  await service.passTime(1)
  agent.takeCookie(
    await service.db.transaction().execute((db) => service.staffSessions.open(clerk.staff.id, db)),
  )
  expect(await shown()).toMatchObject({ name: '沈**', proofs: [] })
  expect(await agent.ask(proveCaller, { customerId, idTail, licenseNo: '浙A5H208' })).toMatchObject(
    {
      code: 'E3020001',
    },
  )
})

test('a policy number and a plate open what they are about, and no more', async () => {
  await begin()
  await prove({ policyNo: car.policyNo, licenseNo: '浙A5H208' })
  const { policies, proofs } = await shown()
  expect(proofs).toMatchObject([{ isPart: true }])
  const numbers = policies.map(({ number }) => number)
  expect(numbers).toContain(car.policyNo)
  expect(numbers).not.toContain(home.policyNo)
})

test('who took a policy out for another is told how a claim stands, not what it is called or came to', async () => {
  const { father, mother } = town
  const ofMother = carPolicyOf(mother, '浙A7H210', { applicant: father })
  const hers = claimOn(ofMother)
  await storeInTown(service, [ofMother])
  await storeClaims(service, [hers])
  customerId = await found(agent, father.idNumber)
  await begin()
  await prove({ idTail: father.idNumber.slice(-4), licenseNo: '浙A7H210' })
  const customer = await shown()
  expect(customer).toMatchObject({
    name: father.name,
    policies: [{ number: ofMother.policyNo }],
    timeline: expect.arrayContaining([expect.objectContaining({ kind: 'claim', isWaiting: true })]),
  })
  expect(JSON.stringify(customer.timeline)).not.toContain(hers.registNo)
})

test('plate and frame alone prove nobody, nor does the code of a company', async () => {
  await begin()
  const onCar = { customerId, licenseNo: '浙A5H208', frameNo: car.vehicle?.frameNo }
  expect(await agent.ask(proveCaller, onCar)).toMatchObject({ code: '1000' })
  expect(await agent.ask(proveCaller, { customerId, idTail })).toMatchObject({ code: '1000' })
  const ofCompany = {
    customerId: await found(agent, company.idNumber),
    idTail: company.idNumber.slice(-4),
    policyNo: ofStaff.policyNo,
  }
  expect(await agent.ask(proveCaller, ofCompany)).toMatchObject({ code: '1000' })
})

test('three misses end the call; that number tries facts no more that day, and a code still works', async () => {
  const wrong = { idTail: '0000', licenseNo: '浙A5H208' }
  await begin()
  expect(await prove(wrong)).toEqual({ result: 'wrong', missesLeft: 2 })
  expect(await prove(wrong)).toEqual({ result: 'wrong', missesLeft: 1 })
  expect(await prove(wrong)).toEqual({ result: 'ended', missesLeft: 0 })
  expect((await shown()).call).toBeUndefined()
  const right = { customerId, idTail, licenseNo: '浙A5H208' }
  expect(await agent.ask(proveCaller, right)).toMatchObject({ code: 'E3020001' })
  await begin()
  expect(await agent.ask(proveCaller, right)).toMatchObject({ code: 'E3060001' })
  await agent.get(sendCallerCode, { customerId })
  const { readSms } = await newSession(service)
  const smsCode = await readSms()
  expect(await agent.get(confirmCallerCode, { customerId, smsCode })).toMatchObject({
    result: 'proven',
  })
  expect(await shown()).toMatchObject({ mobile: owner.mobile, idNumber: owner.idNumber })
  const { looks } = await readLooks(service, personKey(service.keys, owner.idNumber))
  expect(looks.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['caller-refused', 'caller-code-sent', 'caller-proven']),
  )
})

test('tries that come at once are judged one after the other, and calls that begin at once are one', async () => {
  await Promise.all([begin(), begin(), begin()])
  const wrong = { customerId, idTail: '0000', licenseNo: '浙A5H208' }
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => agent.ask(proveCaller, wrong)))
  const told = answers.map(({ code, wire }) => (code === '1' ? wire.json().body.result : code))
  expect(told.sort()).toEqual(['E3020001', 'E3020001', 'ended', 'wrong', 'wrong'])
})

test('many calls of two misses each come to the same end: the customer is guessed at no more', async () => {
  const wrong = { idTail: '0000', licenseNo: '浙A5H208' }
  for (let call = 0; call < 3; call += 1) {
    await agent.get(beginCall, {})
    await prove(wrong)
    await prove(wrong)
  }
  await agent.get(beginCall, {})
  const right = { customerId, idTail, licenseNo: '浙A5H208' }
  expect(await agent.ask(proveCaller, right)).toMatchObject({ code: 'E3060001' })
})

test('a proof is of this call by this member of staff, for fifteen minutes', async () => {
  await begin()
  await prove({ idTail, policyNo: car.policyNo })
  const other = await deskVisitor(service, ['agent'])
  await other.get(choosePurpose, { purpose: 'call' })
  const theirs = await found(other, owner.idNumber)
  expect((await shown(other, theirs)).name).toBe('沈**')
  await service.passTime(15 * 60 + 1)
  expect((await shown()).name).toBe('沈**')
  await prove({ idTail, policyNo: car.policyNo })
  expect((await shown()).name).toBe(owner.name)
  await agent.get(endCall, {})
  expect((await shown()).name).toBe('沈**')
})

test('a wrong code is a miss, and a code of one customer proves no other', async () => {
  await begin()
  await agent.get(sendCallerCode, { customerId })
  const { readSms } = await newSession(service)
  const smsCode = await readSms()
  const wrong = smsCode === '000000' ? '000001' : '000000'
  expect(await agent.get(confirmCallerCode, { customerId, smsCode: wrong })).toEqual({
    result: 'wrong',
    missesLeft: 2,
  })
  const other = await found(agent, company.idNumber)
  expect(await agent.ask(confirmCallerCode, { customerId: other, smsCode })).toMatchObject({
    code: '1000',
  })
})

test('a field is shown to who says why, thirty times a day to an agent; its customer reads the reason', async () => {
  const reason = '客户请我复述预留号码'
  const asked = { customerId, field: 'mobile', reason } as const
  expect(await agent.get(revealField, asked)).toEqual({ value: owner.mobile })
  expect(await agent.ask(revealField, { ...asked, reason: '' })).toMatchObject({ code: '1000' })
  const { looks } = await readLooks(service, personKey(service.keys, owner.idNumber))
  expect(looks[0]).toMatchObject({ event: 'customer-revealed', reason })
  for (let at = 1; at < 30; at += 1) await agent.get(revealField, asked)
  expect(await agent.ask(revealField, asked)).toMatchObject({ code: 'E3060001' })
})
