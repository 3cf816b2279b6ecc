import {
  findPoliciesOfPerson,
  insuredPeople,
} from '@ecenter/contract/policies/policies-of-people.ts'
import {
  findEarlierTerms,
  queryCarPolicy,
  readOnePolicy,
} from '@ecenter/contract/policies/policy-calls.ts'
import { findPropertyPolicies } from '@ecenter/contract/policies/policy-lookups.ts'
import { getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { withoutHandles } from '../../../../test/readers/canaries.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  family,
  household,
  staff,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'

const { company, clerk, fitter, husband, wife, son } = town
const ofStaff = staff(company, [clerk, fitter])
const ofFamily = family(husband, [wife, son])
const ofWife = household(wife)

const service = serviceOfTests({ demo: false })
let visitor: Visitor
beforeAll(async () => {
  await storeInTown(service, [ofStaff, ofFamily, ofWife])
})
beforeEach(async () => {
  await service.passTime(3600)
  visitor = newVisitor(service)
  await visitor.open()
})

/** Handles of all that somebody finds by their own name and ID number. */
async function findAs({ name, idNumber }: { name: string; idNumber: string }) {
  const { policyInfoList } = await visitor.get(findPoliciesOfPerson, {
    insuredName: name,
    identifyNumber: idNumber,
    verificationCode: await visitor.readImageCode(),
  })
  return policyInfoList
}

async function provenShareOf(person: typeof clerk): Promise<string> {
  const [row] = await findAs(person)
  await visitor.proveOnFile(row?.handle ?? '')
  return row?.handle ?? ''
}

test('one of the staff finds the policy by their own name, and a code goes to their own phone', async () => {
  const [row, ...others] = await findAs(clerk)
  expect(row).toMatchObject({ kind: 'group', maskedInsuredName: '龚**' })
  expect(others).toEqual([])
  await visitor.proveOnFile(row?.handle ?? '')
  expect((await service.outbox.messages())[0]).toMatchObject({ to: clerk.mobile })
})

test('or by the policy’s number and their own ID number', async () => {
  const { policyInfoList } = await visitor.get(findPropertyPolicies, {
    policyNo: ofStaff.policyNo,
    identifyNumber: fitter.idNumber,
    personType: '1',
    verificationCode: await visitor.readImageCode(),
  })
  expect(policyInfoList).toMatchObject([{ maskedInsuredName: '邹**' }])
})

test('they see what concerns them alone: no premium, no changes, nobody else', async () => {
  const { wire } = await visitor.ask(readOnePolicy, { handle: await provenShareOf(clerk) })
  const { body } = wire.json()
  expect(body.policyInfo).toMatchObject({
    isOwnShareOnly: true,
    policyNo: ofStaff.policyNo,
    parties: {
      applicantName: company.name,
      insuredName: clerk.name,
      insuredMaskedMobile: '133****0599',
    },
    riskInfo: [{ name: '方案一' }],
    detailInfos: [],
    insuredCount: 1,
    endorsements: [],
    coverages: [{ name: '主险责任', limit: 10_000_000 }],
  })
  for (const secret of [
    '7654',
    '方案二',
    '欧阳主管',
    company.idNumber,
    company.mobile,
    company.mobile.slice(-4),
    fitter.name,
    clerk.idNumber,
  ]) {
    expect(withoutHandles(body)).not.toContain(secret)
  }
})

test('the list of people shows them themselves, whoever they look for', async () => {
  const handle = await provenShareOf(clerk)
  const whole = await visitor.get(insuredPeople, { handle })
  expect(whole).toEqual({
    people: [{ number: 1, name: clerk.name, maskedIdNumber: '430***************', plan: '方案一' }],
    total: 1,
  })
  for (const search of [fitter.name, fitter.idNumber, company.name]) {
    const nobody = await visitor.get(insuredPeople, { handle, search })
    expect(nobody).toEqual({ people: [], total: 0 })
  }
  expect(await visitor.get(insuredPeople, { handle, search: clerk.name })).toEqual(whole)
  expect(await visitor.get(insuredPeople, { handle, page: 2 })).toEqual({ people: [], total: 1 })
})

test('the company’s whole policy stays shut to a code for one person’s phone', async () => {
  const [whole] = await findAs(company)
  const share = await provenShareOf(clerk)
  expect(whole?.handle).not.toBe(share)
  for (const call of [readOnePolicy, insuredPeople]) {
    const answer = await visitor.ask(call, { handle: whole?.handle })
    expect(answer).toMatchObject({ code: 'E3010001' })
  }
})

test('the forms for cars show nothing of it', async () => {
  const handle = await provenShareOf(clerk)
  for (const call of [queryCarPolicy, findEarlierTerms]) {
    expect(await visitor.get(call, { handle })).toEqual({ policyInfoList: [] })
  }
})

test('who left no phone sees that they are insured, and is told whom to call', async () => {
  const [row] = await findAs(fitter)
  expect(row).toMatchObject({ maskedInsuredName: '邹**' })
  await visitor.passSlide()
  const sent = await visitor.ask(getCentPhoneCode, { handle: row?.handle, purpose: 'open-policy' })
  expect(sent).toMatchObject({ code: '1007', message: expect.stringContaining('95518') })
})

test('one code opens a share and a policy of one’s own that have the same phone', async () => {
  const rows = await findAs(wife)
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['household', 'personal-accident'])
  await visitor.proveOnFile(rows[0]?.handle ?? '')
  for (const { handle } of rows) {
    const { policyInfo } = await visitor.get(readOnePolicy, { handle })
    expect(policyInfo.parties.insuredName).toBe(wife.name)
  }
})

test('who took out a cover for the family sees all of it; a child’s name is no way to the parents', async () => {
  const [asFather] = await findAs(husband)
  await visitor.proveOnFile(asFather?.handle ?? '')
  const { people } = await visitor.get(insuredPeople, { handle: asFather?.handle ?? '' })
  expect(people.map(({ name }) => name)).toEqual([husband.name, wife.name, son.name])

  visitor = newVisitor(service)
  await visitor.open()
  const [asSon] = await findAs(son)
  expect(asSon).toMatchObject({ maskedInsuredName: '方**' })
  expect(asSon?.handle).not.toBe(asFather?.handle)
  await visitor.passSlide()
  const sent = await visitor.ask(getCentPhoneCode, {
    handle: asSon?.handle,
    purpose: 'open-policy',
  })
  expect(sent).toMatchObject({ code: '1007' })
})

test('a read of one’s own share is audited as that, never as a read of the whole', async () => {
  const [row] = await findAs(clerk)
  await visitor.proveOnFile(row?.handle ?? '')
  await visitor.get(readOnePolicy, { handle: row?.handle ?? '' })
  const { id } = await visitor.session()
  const { db } = service
  const entry = await db
    .selectFrom('audit_entry')
    .select(['object_id', 'outcome'])
    .where('session_id', '=', id)
    .where('event', '=', 'policy-read')
    .executeTakeFirstOrThrow()
  const person = await db
    .selectFrom('insured_person')
    .select('seq')
    .where('id', '=', entry.object_id ?? '')
    .executeTakeFirst()
  expect(person).toEqual({ seq: 0 })
})
