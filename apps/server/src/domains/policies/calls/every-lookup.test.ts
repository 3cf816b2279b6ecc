import type { Call } from '@ecenter/contract/call.ts'
import {
  findLoanPolicies,
  findPoliciesOfPerson,
  findStudentPolicies,
} from '@ecenter/contract/policies/policies-of-people.ts'
import { findTrafficCoversWithoutCar } from '@ecenter/contract/policies/policy-calls.ts'
import { findPropertyPolicies, findUnplatedCar } from '@ecenter/contract/policies/policy-lookups.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  borrowed,
  household,
  policyOf,
  pupil,
  ride,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { type Answer, newSession, type Visitor } from '../../../../test/visitor.ts'
import { maskPolicyNumber } from '../../../platform/mask/mask.ts'
import type { NewPolicy } from '../store/store-policies.ts'

const { owner, mother, father, child, borrower, rider, husband, otherVisitor } = town
const home = household(owner, { documentSerial: 'AB20260042', applicant: father })
const school = pupil(child, mother)
const loan = borrowed(borrower, '沪借2026第0042号')
const ridden = ride(rider)
const unplated = policyOf('DAA', {
  insured: husband,
  vehicle: {
    brandModel: '岚山牌 LS6470',
    frameNo: 'LLSCB47K0TA100511',
    engineNo: 'LS20T100511',
    useNature: '家庭自用',
    seats: 5,
    firstRegisteredOn: '2026-02-28',
  },
})

interface Lookup {
  readonly call: Call
  readonly right: Readonly<Record<string, string>>
  /** One fact exchanged for another's, by the name of its field. */
  readonly wrong: Readonly<Record<string, string>>
  readonly leadsTo: NewPolicy
  readonly codeField?: string
}

const lookups: Readonly<Record<string, Lookup>> = {
  'policy number, applicant': {
    call: findPropertyPolicies,
    right: { policyNo: home.policyNo, identifyNumber: father.idNumber },
    wrong: { identifyNumber: owner.idNumber, personType: '1', policyNo: school.policyNo },
    leadsTo: home,
  },
  'policy number, insured': {
    call: findPropertyPolicies,
    right: { policyNo: home.policyNo, identifyNumber: owner.idNumber, personType: '1' },
    wrong: { identifyNumber: father.idNumber, personType: '0', insuredName: father.name },
    leadsTo: home,
  },
  'document serial': {
    call: findPropertyPolicies,
    right: { visaserialNo: 'AB20260042', identifyNumber: owner.idNumber, personType: '1' },
    wrong: { visaserialNo: 'AB20260043', personType: '0', insuredName: otherVisitor.name },
    leadsTo: home,
  },
  'name in the field of the serial': {
    call: findPropertyPolicies,
    right: { visaserialNo: owner.name, identifyNumber: owner.idNumber, personType: '1' },
    wrong: { visaserialNo: father.name, personType: '0', mobile: owner.mobile },
    leadsTo: home,
  },
  'name and phone on file': {
    call: findPropertyPolicies,
    right: { insuredName: father.name, identifyNumber: father.idNumber, mobile: father.mobile },
    wrong: { insuredName: owner.name, mobile: otherVisitor.mobile, personType: '1' },
    leadsTo: home,
  },
  'accident cover without a car': {
    call: findTrafficCoversWithoutCar,
    right: { insuredName: rider.name, identifyNumber: rider.idNumber },
    wrong: { insuredName: otherVisitor.name, identifyNumber: otherVisitor.idNumber },
    leadsTo: ridden,
  },
  'loan contract': {
    call: findLoanPolicies,
    right: { loanContractNo: '沪借2026第0042号', identifyNumber: borrower.idNumber },
    wrong: { loanContractNo: '沪借2026第0043号', insuredName: otherVisitor.name },
    leadsTo: loan,
  },
  'school and student': {
    call: findStudentPolicies,
    right: { school: '青禾小学', studentName: child.name },
    wrong: {
      lcjStuIdNo: otherVisitor.idNumber,
      school: '红旗小学',
      studentName: otherVisitor.name,
    },
    leadsTo: school,
  },
  student: {
    call: findStudentPolicies,
    right: { lcjStuName: child.name, lcjStuIdNo: child.idNumber },
    wrong: { lcjStuName: otherVisitor.name, lcjStuIdNo: otherVisitor.idNumber },
    leadsTo: school,
  },
  guardian: {
    call: findStudentPolicies,
    right: { lcjGuardianName: mother.name, lcjGuardianNumber: mother.idNumber },
    wrong: { lcjGuardianName: otherVisitor.name, lcjGuardianNumber: child.idNumber },
    leadsTo: school,
  },
  'name and whole ID number': {
    call: findPoliciesOfPerson,
    right: { insuredName: rider.name, identifyNumber: rider.idNumber },
    wrong: { insuredName: otherVisitor.name, partMobile: otherVisitor.mobile },
    leadsTo: ridden,
  },
  'student and tail': {
    call: findPoliciesOfPerson,
    right: { studentName: child.name, studentIdentifyNumber: child.idNumber.slice(-4) },
    wrong: { studentIdentifyNumber: '0000', partMobile: otherVisitor.mobile },
    leadsTo: school,
  },
  'parent and tail': {
    call: findPoliciesOfPerson,
    right: { parentName: mother.name, parentIdentifyNumber: mother.idNumber.slice(-4) },
    wrong: { parentIdentifyNumber: '0000', parentName: otherVisitor.name },
    leadsTo: school,
  },
  'applicant’s tail and phone': {
    call: findPoliciesOfPerson,
    right: {
      applicantIdentifyNumber: father.idNumber.slice(-4),
      applicantMobile: father.mobile,
    },
    wrong: { applicantIdentifyNumber: '0000', applicantMobile: otherVisitor.mobile },
    leadsTo: home,
  },
  'new car': {
    call: findUnplatedCar,
    right: { policyNo: unplated.policyNo, insuredIdentifyNo: husband.idNumber },
    wrong: { policyNo: 'PDAA202633010000000000', insuredIdentifyNo: father.idNumber },
    leadsTo: unplated,
    codeField: 'code',
  },
}

const nothingFound = {
  code: '1007',
  message: '没有查到相符的信息，请核对后重新填写。确认无误的，请拨打 95518。',
}

const service = serviceOfTests({ demo: false })
beforeAll(async () => {
  await storeInTown(service, [home, school, loan, ridden, unplated])
})
beforeEach(() => service.passTime(24 * 3600))

/** Asks with a fresh image code. */
async function ask(visitor: Visitor, { call, codeField }: Lookup, facts: Lookup['right']) {
  const verificationCode = await visitor.readImageCode()
  return visitor.ask(call, { ...facts, [codeField ?? 'verificationCode']: verificationCode })
}

function mistakes({ right, wrong }: Lookup): Lookup['right'][] {
  return Object.entries(wrong).map(([field, value]) => ({ ...right, [field]: value }))
}

function listed({ wire }: Answer): string[] {
  const { policyInfoList }: { policyInfoList?: { maskedPolicyNo: string }[] } = wire.json().body
  return (policyInfoList ?? []).map(({ maskedPolicyNo }) => maskedPolicyNo)
}

/** The answer as it travelled, but for its random request id. */
function told({ wire }: Answer) {
  const requestId = 'x'.repeat(wire.json().head.requestId.length)
  return { ...wire.json(), head: { requestId }, bytes: wire.rawPayload.length }
}

describe.each(Object.entries(lookups))('the lookup of %s', (_, lookup) => {
  test('leads to the policy, masked, and to nothing else', async () => {
    const answer = await ask(await newSession(service), lookup, lookup.right)
    expect(answer).toMatchObject({ code: '1' })
    expect(listed(answer)).toEqual([maskPolicyNumber(lookup.leadsTo.policyNo)])
    const { applicant, insured, policyNo } = lookup.leadsTo
    for (const { name, idNumber, mobile = idNumber } of [applicant, insured]) {
      for (const secret of [name, idNumber, mobile, policyNo]) {
        expect(answer.wire.body).not.toContain(secret)
      }
    }
  })

  test('gives one answer to whoever has a fact wrong', async () => {
    const [first, ...others] = await Promise.all(
      mistakes(lookup).map(async (facts) => ask(await newSession(service), lookup, facts)),
    )
    expect(first).toMatchObject(nothingFound)
    for (const answer of others) expect(told(answer)).toEqual(first && told(first))
  })

  test('gives the same answer once ten guesses have locked it', async () => {
    const [guess = {}] = mistakes(lookup)
    for (let time = 0; time < 10; time++) await ask(await newSession(service), lookup, guess)
    const wrong = await ask(await newSession(service), lookup, guess)
    const locked = await ask(await newSession(service), lookup, lookup.right)
    expect(locked).toMatchObject(nothingFound)
    expect(told(locked)).toEqual(told(wrong))
    await service.passTime(3601)
    expect(await ask(await newSession(service), lookup, lookup.right)).toMatchObject({ code: '1' })
  })

  test('asks for no second code until what was proven has ended', async () => {
    const visitor = await newSession(service)
    await ask(visitor, lookup, lookup.right)
    expect(await visitor.ask(lookup.call, lookup.right)).toMatchObject({ code: '1' })
    await service.passTime(15 * 60 + 1)
    const field = lookup.codeField ?? 'verificationCode'
    expect(await visitor.ask(lookup.call, lookup.right)).toMatchObject({ code: '1008', field })
  })
})
