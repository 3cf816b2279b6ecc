import { queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import { listCases, readCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { takeCaseIn } from '@ecenter/contract/customers/desk/intake.ts'
import { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import type { DeskTypedOf } from '@ecenter/contract/desk/desk-call.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { claimOn } from '../../../../test/subjects/claims.ts'
import {
  carPolicyOf,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { newSession } from '../../../../test/visitor.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { storeClaims } from '../../claims/store/store-claims.ts'
import { readLooks } from '../../person/store/access-log.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'

const service = serviceOfTests({ demo: false })
const { owner } = town
const car = carPolicyOf(owner, '浙A5H208')
const claim = claimOn(car)
type Member = Awaited<ReturnType<typeof deskVisitor>>
let agent: Member
let clerk: Member
let phone: string
beforeAll(async () => {
  await storeInTown(service, [car])
  await storeClaims(service, [claim])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
})
beforeEach(async () => {
  // Half a year later: nothing of the test before is repeated.
  await service.passTime(181 * 86_400)
  agent = await deskVisitor(service, ['agent'])
  clerk = await deskVisitor(service, ['claims'])
  phone = newPhone()
})

type Typed = DeskTypedOf<typeof takeCaseIn>

function told(given: Partial<Typed> = {}): Typed {
  return {
    channel: 'phone',
    kind: 'complaint',
    cause: 'sale',
    product: 'commercial',
    name: '侯示例',
    phoneNumber: phone,
    callBackTime: 'soonest',
    content: '买的时候说全都赔，出险才知道有免赔。',
    ...given,
  }
}

async function found(): Promise<string> {
  await agent.get(choosePurpose, { purpose: 'call' })
  const { customers } = await agent.get(searchCustomers, { words: owner.idNumber })
  return customers[0]?.customerId ?? ''
}

test('who calls is told their number by SMS, follows the case with that phone and reads who filed it', async () => {
  const taken = await agent.get(takeCaseIn, told())
  const [sms] = await service.outbox.messages()
  expect(sms).toMatchObject({ to: phone, text: expect.stringContaining(taken.caseNo) })
  const customer = await newSession(service)
  await customer.provePhone(phone)
  const shown = await customer.get(queryAppeal, { caseNo: taken.caseNo, phoneNumber: phone })
  expect(shown).toMatchObject({ answerBy: taken.answerBy, statusText: '已受理' })
  expect(shown.steps[0]?.text).toBe('客服按您在电话里说的，替您登记了投诉。')
})

test('handlers find it by channel and cause, with all that was noted', async () => {
  const { caseId, caseNo } = await clerk.get(
    takeCaseIn,
    told({ channel: 'regulator', reference: '示监转1184号', cause: 'terms', areaCode: '33040200' }),
  )
  const asked = { stand: 'open', channel: 'regulator', cause: 'terms' } as const
  expect((await clerk.get(listCases, asked)).cases).toMatchObject([{ caseNo, isRepeat: false }])
  const others = [
    { ...asked, channel: 'letter' as const },
    { ...asked, cause: 'sale' as const },
  ]
  for (const other of others) expect((await clerk.get(listCases, other)).cases).toEqual([])
  expect(await clerk.get(readCase, { caseId })).toMatchObject({
    channel: 'regulator',
    reference: '示监转1184号',
    areaCode: '33040200',
    areaName: '浙江省嘉兴市南湖区',
    product: 'commercial',
    takenByName: clerk.staff.name,
    daysLeft: 15,
  })
})

test('the same customer within half a year is marked, and leads to the earlier case', async () => {
  const first = await agent.get(takeCaseIn, told())
  await service.passTime(179 * 86_400)
  agent = await deskVisitor(service, ['agent'])
  clerk = await deskVisitor(service, ['claims'])
  const again = await agent.get(takeCaseIn, told({ content: '还是没有解决。' }))
  expect(again.earlierNo).toBe(first.caseNo)
  expect(await clerk.get(readCase, { caseId: again.caseId })).toMatchObject({
    isRepeat: true,
    earlier: { caseId: first.caseId },
  })
  expect(await clerk.get(readCase, { caseId: first.caseId })).toMatchObject({ isRepeat: false })
  await service.passTime(181 * 86_400)
  const late = await (await deskVisitor(service, ['agent'])).get(
    takeCaseIn,
    told({ content: '又来了。' }),
  )
  expect(late.earlierNo).toBeUndefined()
})

test('the same claim by another phone is a repeat too', async () => {
  const { registNo } = claim
  const objection = { kind: 'objection', cause: 'claim-amount', registNo } as const
  const first = await agent.get(takeCaseIn, told(objection))
  const again = await agent.get(takeCaseIn, told({ ...objection, phoneNumber: newPhone() }))
  expect(again.earlierNo).toBe(first.caseNo)
})

test('the same words of one phone are one case with one SMS', async () => {
  const first = await agent.get(takeCaseIn, told())
  const again = await clerk.get(takeCaseIn, told())
  expect(again.caseNo).toBe(first.caseNo)
  const sent = (await service.outbox.messages()).filter(({ to }) => to === phone)
  expect(sent).toHaveLength(1)
})

test('of who was found, the phone on file is used unseen; the case is on their page and they read of it', async () => {
  const customerId = await found()
  const { name: _, phoneNumber: __, ...rest } = told({ content: '等了两周没有消息。' })
  const taken = await agent.get(takeCaseIn, { ...rest, customerId })
  expect(taken.maskedPhone).toBe('133****0511')
  expect(JSON.stringify(taken)).not.toContain(owner.mobile)
  const { waiting } = await agent.get(readCustomer, { customerId })
  expect(waiting).toContainEqual(expect.objectContaining({ kind: 'case', thingId: taken.caseId }))
  const { looks } = await readLooks(service, personKey(service.keys, owner.idNumber))
  expect(looks.map(({ event }) => event)).toContain('case-taken-in')
})

test('a customer whom another member of staff found is nobody here', async () => {
  const customerId = await found()
  expect(await clerk.ask(takeCaseIn, told({ customerId }))).toMatchObject({
    code: resultCodes.stateChanged,
  })
})

test('a letter may name no phone: nobody is sent an SMS, and no other letter repeats it', async () => {
  const { phoneNumber: _, ...letter } = told({ channel: 'letter' })
  const before = (await service.outbox.messages()).length
  const one = await agent.get(takeCaseIn, letter)
  const other = await agent.get(takeCaseIn, letter)
  expect(other.caseNo).not.toBe(one.caseNo)
  expect(other.earlierNo).toBeUndefined()
  expect((await service.outbox.messages()).length).toBe(before)
  const shown = await clerk.get(readCase, { caseId: one.caseId })
  expect(shown.phoneNumber).toBeUndefined()
})

test('what is missing or wrong is told at its field', async () => {
  const { phoneNumber: _, ...unreachable } = told()
  const { name: __, ...nameless } = told()
  const noClaim = claim.registNo.replace(/\d{3}$/, '999')
  const refusals = [
    [unreachable, 'phoneNumber'],
    [nameless, 'name'],
    [told({ kind: 'objection' }), 'registNo'],
    [told({ registNo: noClaim }), 'registNo'],
  ] as const
  for (const [typed, field] of refusals) {
    const { wire } = await agent.ask(takeCaseIn, typed)
    expect(wire.json().body.common).toMatchObject({ field })
  }
})

test('a claim of another branch is refused in words that hold for it', async () => {
  const named = told({ registNo: claim.registNo })
  await service.db.updateTable('claim').set({ area_code: '330106' }).execute()
  await setBranch(service, agent.staff.id, { branch: '34010000' })
  const refused = { field: 'registNo', message: '没有这个报案号，或不在您机构内，请和客户核对' }
  expect(await agent.ask(takeCaseIn, named)).toMatchObject(refused)
  await service.db.updateTable('claim').set({ area_code: null }).execute()
  expect((await agent.ask(takeCaseIn, named)).code).toBe('1')
  const noClaim = told({ registNo: claim.registNo.replace(/\d{3}$/, '999') })
  const unknown = { field: 'registNo', message: '没有这个报案号，请和客户核对' }
  expect(await clerk.ask(takeCaseIn, noClaim)).toMatchObject(unknown)
})

test('whoever takes in case after case takes no more in this hour', async () => {
  await Promise.all(
    Array.from({ length: 60 }, () => service.limits.take('takenInByStaff', agent.staff.id)),
  )
  expect(await agent.ask(takeCaseIn, told())).toMatchObject({ code: resultCodes.tooManyLookups })
})
