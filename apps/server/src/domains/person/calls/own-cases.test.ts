import { addAppeal, queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { appealForm } from '../../../../test/subjects/appeal-forms.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'
import { contactRows, writeContacts } from '../store/person-contact.ts'

const service = serviceOfTests({ demo: false })
const { owner, father } = town
/** Both have this phone, as the core says. */
const mother = { ...town.mother, mobile: owner.mobile }

let visits = 0
beforeAll(async () => {
  await storeInTown(service, [household(owner), household(mother), household(father)])
  const contacts = [owner, mother, father].map((each) => contactRows(service.keys, each))
  await writeContacts(service.db, contacts)
})
beforeEach(async () => {
  await service.passTime(25 * 3600)
})

async function arrived(): Promise<Visitor> {
  await service.passTime(61)
  visits += 1
  const one = newVisitor(service, `198.51.105.${visits}`)
  await one.open()
  return one
}

async function proven({ mobile, idNumber } = owner): Promise<Visitor> {
  const one = await arrived()
  await one.provePerson(mobile, { idTail: idNumber.slice(-4) })
  return one
}

const casesOf = async (by: Visitor) => (await by.get(readOverview, {})).cases

async function complain(by: Visitor, content: string): Promise<string> {
  const { maskedMobile = '' } = await by.get(readOverview, {})
  const form = appealForm({ phoneNumber: maskedMobile, content })
  return (await by.get(addAppeal, form)).caseNo
}

test('who has proven who they are finds their complaint in a later visit, and opens it with nothing to type', async () => {
  const caseNo = await complain(await proven(), '等了三天没有回电。')
  const later = await proven()
  const { cases, maskedMobile = '' } = await later.get(readOverview, {})
  expect(cases).toMatchObject([
    { caseNo, kind: 'complaint', statusText: '已受理', isClosed: false },
  ])
  const opened = await later.get(queryAppeal, { caseNo, phoneNumber: maskedMobile })
  expect(opened).toMatchObject({ content: '等了三天没有回电。', answerBy: cases[0]?.answerBy })
})

test.each([
  ['another person who has the same phone', () => proven(mother)],
  ['somebody with another phone', () => proven(father)],
])('%s sees nothing of it', async (_, other) => {
  const caseNo = await complain(await proven(), '查勘员没有来。')
  const by = await other()
  expect(await casesOf(by)).toEqual([])
  expect(JSON.stringify(await by.get(readOverview, {}))).not.toContain(caseNo)
})

test('an objection stands with whose claim it is, and only where the proven phone filed it', async () => {
  const file = async (phone: string, about: typeof owner) => {
    const key = personKey(service.keys, about.idNumber)
    const by = await arrived()
    await by.provePhone(phone)
    const { caseNo } = await by.get(addAppeal, appealForm({ phoneNumber: phone, content: phone }))
    await service.db
      .updateTable('appeal')
      .set({ claim_customer_key: key })
      .where('customer_key', '=', service.keys.searchHash('phone', phone))
      .where('claim_customer_key', 'is', null)
      .execute()
    return caseNo
  }
  const own = await file(mother.mobile, mother)
  await service.passTime(61)
  await file('13700005678', mother)
  expect((await casesOf(await proven(mother))).map(({ caseNo }) => caseNo)).toEqual([own])
})

test('one that was filed by a phone alone is nobody’s in a list: others have that phone, too', async () => {
  const by = await arrived()
  await by.provePhone(father.mobile)
  await by.get(addAppeal, appealForm({ phoneNumber: father.mobile, content: '没有人接电话。' }))
  expect(await casesOf(await proven(father))).toEqual([])
})
