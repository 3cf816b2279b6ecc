import {
  beginCall,
  confirmCallerCode,
  proveCaller,
  sendCallerCode,
} from '@ecenter/contract/customers/desk/phone-call.ts'
import { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type DeskVisitor, deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { claimOn, claimRef } from '../../../../test/subjects/claims.ts'
import {
  carPolicyOf,
  household,
  staff,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { appealBy, linkTo, reportBy, talkBy } from '../../../../test/subjects/things-by-phone.ts'
import { newSession } from '../../../../test/visitor.ts'
import { storeClaims } from '../../claims/store/store-claims.ts'
import { readLooks } from '../../person/store/access-log.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'
import { policyOfNumber } from '../../policies/store/policies-at-desk.ts'

const service = serviceOfTests({ demo: false })
const { owner, mother, father, company, clerk } = town
const car = carPolicyOf(owner, '浙A5H208')
const home = household(owner)
const applied = carPolicyOf(mother, '浙A7H210', { applicant: owner })
const hers = claimOn(applied)
const ofStaff = staff(company, [clerk])
/** By kind of thing, what of it shows once it is open. */
const told: Record<string, string> = {
  'policy that was asked about': car.policyNo,
  'other policy of theirs': home.policyNo,
  'policy that they took out': applied.policyNo,
  'claim of another': hers.registNo,
  'own refund': '111.11',
  'refund of another': '222.22',
}
let agent: DeskVisitor

beforeAll(async () => {
  await storeInTown(service, [car, home, applied, carPolicyOf(father, '浙A8H211'), ofStaff])
  await storeClaims(service, [hers])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
  const { mobile, name } = owner
  const phoneKey = service.keys.searchHash('phone', mobile)
  const [policy] = await policyOfNumber(service, applied.policyNo, undefined)
  if (policy === undefined) throw new Error('the policy is not stored')
  const onPolicy = { customerKey: policy.ref.customerKey, policyId: policy.id }
  const claim = claimRef(service, hers)
  told['own appeal'] = await appealBy(service, { mobile, name })
  told['appeal of another by their phone'] = await appealBy(service, { ...mother, mobile, claim })
  told['report by their phone'] = await reportBy(service, { customerKey: phoneKey })
  told['report on the car of another'] = await reportBy(service, onPolicy)
  await linkTo(service, mobile, name, 11_111)
  await linkTo(service, mobile, mother.name, 22_222)
  await talkBy(service, mobile)
})
beforeEach(async () => {
  await service.db.deleteFrom('counter').execute()
  agent = await deskVisitor(service, ['agent'])
  await agent.get(choosePurpose, { purpose: 'call' })
  await agent.get(beginCall, {})
})

async function found(words: string): Promise<string> {
  return (await agent.get(searchCustomers, { words })).customers[0]?.customerId ?? ''
}

const readSms = async () => (await newSession(service)).readSms()

/** What of the owner is open to the member of staff on the call. */
async function opened(customerId: string): Promise<string[]> {
  const { policies, timeline } = await agent.get(readCustomer, { customerId })
  expect(timeline.filter(({ kind }) => kind === 'conversation')).toHaveLength(1)
  const shown = JSON.stringify([policies, timeline])
  return Object.keys(told).filter((thing) => shown.includes(told[thing] ?? '?'))
}

const byTail = [
  'policy that was asked about',
  'other policy of theirs',
  'policy that they took out',
  'own refund',
  'own appeal',
]

test.each([
  ['nothing', async () => undefined, []],
  [
    'a policy number and a plate',
    (customerId: string) =>
      agent.get(proveCaller, { customerId, policyNo: car.policyNo, licenseNo: '浙A5H208' }),
    ['policy that was asked about'],
  ],
  [
    'a policy number and the plate of a car that it does not insure',
    (customerId: string) =>
      agent.get(proveCaller, { customerId, policyNo: home.policyNo, licenseNo: '浙A5H208' }),
    ['other policy of theirs'],
  ],
  [
    'the end of the ID number and a plate',
    (customerId: string) =>
      agent.get(proveCaller, {
        customerId,
        idTail: owner.idNumber.slice(-4),
        licenseNo: '浙A5H208',
      }),
    byTail,
  ],
  [
    'a code to their own phone',
    async (customerId: string) => {
      await agent.get(sendCallerCode, { customerId })
      return agent.get(confirmCallerCode, { customerId, smsCode: await readSms() })
    },
    [...byTail, 'refund of another', 'appeal of another by their phone', 'report by their phone'],
  ],
])('%s opens only what it is about', async (_, prove, open) => {
  const customerId = await found(owner.idNumber)
  await prove(customerId)
  expect((await opened(customerId)).sort()).toEqual([...open].sort())
})

test('a phone that only stands on a policy gets no code and lists nothing that is known by it', async () => {
  const { mobile, name } = father
  await appealBy(service, { mobile, name })
  await talkBy(service, mobile)
  const customerId = await found(father.idNumber)
  expect(await agent.ask(sendCallerCode, { customerId })).toMatchObject({
    code: '1000',
    message: expect.stringContaining('没有留存这位客户本人的手机号'),
  })
  const { policies, timeline } = await agent.get(readCustomer, { customerId })
  expect(policies).toHaveLength(1)
  expect(timeline.filter(({ kind }) => kind !== 'look')).toEqual([])
})

test('who is insured by their company hears their policy, not what the company pays', async () => {
  const customerId = await found(clerk.idNumber)
  const { idNumber } = clerk
  const facts = { idTail: idNumber.slice(-4), policyNo: ofStaff.policyNo }
  expect(await agent.get(proveCaller, { customerId, ...facts })).toMatchObject({ result: 'proven' })
  const { policies } = await agent.get(readCustomer, { customerId })
  expect(policies).toMatchObject([{ number: ofStaff.policyNo }])
  expect(policies[0]?.amount).toBeUndefined()
})

test('a code to a phone that is no longer theirs proves nobody', async () => {
  const customerId = await found(owner.idNumber)
  await agent.get(sendCallerCode, { customerId })
  const smsCode = await readSms()
  const moved = { ...owner, mobile: '13300000999' }
  await writeContacts(service.db, [contactRows(service.keys, moved)])
  try {
    expect(await agent.get(confirmCallerCode, { customerId, smsCode })).toMatchObject({
      result: 'wrong',
    })
  } finally {
    await writeContacts(service.db, [contactRows(service.keys, owner)])
  }
})

test('whose claim stands behind an appeal by another’s phone reads that it was looked at', async () => {
  const customerId = await found(owner.idNumber)
  await service.db.deleteFrom('person_access').execute()
  await agent.get(readCustomer, { customerId })
  const { looks } = await readLooks(service, personKey(service.keys, mother.idNumber))
  expect(looks).toMatchObject([{ event: 'customer-read', reason: '客户来电' }])
})
