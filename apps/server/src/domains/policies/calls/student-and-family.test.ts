import type { TypedOf } from '@ecenter/contract/call.ts'
import {
  findPoliciesOfPerson,
  findStudentPolicies,
} from '@ecenter/contract/policies/policies-of-people.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  family,
  policyOf,
  pupil,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { type Answer, newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { residentId } from '../../../demo/made-up-numbers.ts'
import { maskPolicyNumber } from '../../../platform/mask/mask.ts'
import type { NewPolicy } from '../store/store-policies.ts'

const { mother, father, child, husband, wife, son, otherVisitor } = town
const [idNumber, ofOneTail] = twoOfOneTail()
const namesake = { name: child.name, idNumber: residentId('3301', '2015-07-07', 702) }
const twin = { name: '陈一诺', idNumber }
const otherTwin = { name: '陈一诺', idNumber: ofOneTail }

const byMother = pupil(child, mother)
const byFather = pupil(child, father)
const ofNamesake = pupil(namesake, otherVisitor, { school: '晨光小学' })
const sameSchool = [pupil(twin, mother), pupil(otherTwin, otherVisitor)] as const
const onCampus = pupil(son, otherVisitor, { school: '湖畔小学（本部）' })
const ofFamily = family(husband, [wife, son])
const alone = policyOf('EAA', { insured: mother })

const service = serviceOfTests({ demo: false })
let visitor: Visitor
beforeAll(async () => {
  await storeInTown(service, [
    byMother,
    byFather,
    ofNamesake,
    ...sameSchool,
    onCampus,
    ofFamily,
    alone,
  ])
})
beforeEach(async () => {
  await service.passTime(24 * 3600)
  visitor = newVisitor(service)
  await visitor.open()
})

/** Two ID numbers that end in the same four characters. */
function twoOfOneTail(): [string, string] {
  const days = Array.from({ length: 28 }, (_, day) => `2014-05-${String(day + 1).padStart(2, '0')}`)
  const [first = '', ...others] = days.map((day) => residentId('4406', day, 362))
  return [first, others.find((other) => other.endsWith(first.slice(-4))) ?? '']
}

async function askSchool(facts: TypedOf<typeof findStudentPolicies>): Promise<Answer> {
  return visitor.ask(findStudentPolicies, {
    ...facts,
    verificationCode: await visitor.readImageCode(),
  })
}

async function askPerson(facts: TypedOf<typeof findPoliciesOfPerson>): Promise<Answer> {
  return visitor.ask(findPoliciesOfPerson, {
    ...facts,
    verificationCode: await visitor.readImageCode(),
  })
}

function listed({ wire }: Answer): string[] {
  const { policyInfoList }: { policyInfoList?: { maskedPolicyNo: string }[] } = wire.json().body
  return (policyInfoList ?? []).map(({ maskedPolicyNo }) => maskedPolicyNo).sort()
}

function masked(...policies: readonly NewPolicy[]): string[] {
  return policies.map(({ policyNo }) => maskPolicyNumber(policyNo)).sort()
}

test('each parent finds the policy they answer for, and not the other’s for the same child', async () => {
  const asMother = { lcjGuardianName: mother.name, lcjGuardianNumber: mother.idNumber }
  const asFather = { lcjGuardianName: father.name, lcjGuardianNumber: father.idNumber }
  expect(listed(await askSchool(asMother))).toEqual(masked(byMother, sameSchool[0]))
  expect(listed(await askSchool(asFather))).toEqual(masked(byFather))
})

test('who knows the child finds what the child is insured by, and no parent in it', async () => {
  const answer = await askSchool({ lcjStuName: child.name, lcjStuIdNo: child.idNumber })
  expect(listed(answer)).toEqual(masked(byMother, byFather))
  for (const { name } of [mother, father, child]) expect(answer.wire.body).not.toContain(name)
})

test('a pupil of the same name in another school is somebody else', async () => {
  const here = await askSchool({ school: '青禾小学', studentName: child.name })
  expect(listed(here)).toEqual(masked(byMother, byFather))
  const there = await askSchool({ school: '晨光小学', studentName: child.name })
  expect(listed(there)).toEqual(masked(ofNamesake))
})

test.each(['湖畔小学（本部）', '湖畔小学(本部)', '湖畔小学'])(
  'a school is found with its campus and without it: %s',
  async (school) => {
    expect(listed(await askSchool({ school, studentName: son.name }))).toEqual(masked(onCampus))
  },
)

test('another campus is another school', async () => {
  const asked = { school: '湖畔小学（东校区）', studentName: son.name }
  expect(await askSchool(asked)).toMatchObject({ code: '1007' })
})

test('where a school has two pupils of one name, the ID number is asked for and nobody listed', async () => {
  const asked = { school: '青禾小学', studentName: twin.name }
  const answer = await askSchool(asked)
  expect(answer).toMatchObject({ code: '1000', field: 'lcjStuIdNo' })
  expect(Object.keys(answer.wire.json().body)).toEqual(['common'])
  expect(await visitor.ask(findStudentPolicies, asked)).toMatchObject({ code: '1008' })

  const [first] = sameSchool
  expect(listed(await askSchool({ ...asked, lcjStuIdNo: twin.idNumber }))).toEqual(masked(first))
  const wrongChild = await askSchool({ ...asked, lcjStuIdNo: child.idNumber })
  expect(wrongChild).toMatchObject({ code: '1007' })
})

test('two people of one name and tail are told apart by the phone on file', async () => {
  const asked = { studentName: twin.name, studentIdentifyNumber: twin.idNumber.slice(-4) }
  const answer = await askPerson(asked)
  expect(answer).toMatchObject({ code: '1000', field: 'partMobile' })
  expect(Object.keys(answer.wire.json().body)).toEqual(['common'])
  expect(listed(await askPerson({ ...asked, partMobile: otherVisitor.mobile }))).toEqual(
    masked(sameSchool[1]),
  )
  const nobodys = await askPerson({ ...asked, partMobile: '13399999999' })
  expect(nobodys).toMatchObject({ code: '1007' })
})

test('a locked name does not tell that it fits several people', async () => {
  const asked = { studentName: twin.name, studentIdentifyNumber: '0000' }
  for (let time = 0; time < 10; time++) {
    visitor = newVisitor(service)
    await visitor.open()
    expect(await askPerson(asked)).toMatchObject({ code: '1007' })
  }
  visitor = newVisitor(service)
  await visitor.open()
  const several = { ...asked, studentIdentifyNumber: twin.idNumber.slice(-4) }
  expect(await askPerson(several)).toMatchObject({ code: '1007' })
})

test('a cover of the family is found by any of its grown-ups; a single person’s is no such cover', async () => {
  const asHusband = { lcjGuardianName: husband.name, lcjGuardianNumber: husband.idNumber }
  const asWife = { lcjGuardianName: wife.name, lcjGuardianNumber: wife.idNumber }
  const asMother = { lcjGuardianName: mother.name, lcjGuardianNumber: mother.idNumber }
  expect(listed(await askSchool(asHusband))).toEqual(masked(ofFamily))
  expect(listed(await askSchool(asWife))).toEqual(masked(ofFamily))
  expect(listed(await askSchool(asMother))).not.toContain(maskPolicyNumber(alone.policyNo))
})

test('all facts that are stated have to fit one policy', async () => {
  const both = {
    lcjStuName: child.name,
    lcjStuIdNo: child.idNumber,
    lcjGuardianName: father.name,
    lcjGuardianNumber: father.idNumber,
  }
  expect(listed(await askSchool(both))).toEqual(masked(byFather))
  const ofAnotherFamily = {
    ...both,
    lcjGuardianName: husband.name,
    lcjGuardianNumber: husband.idNumber,
  }
  expect(await askSchool(ofAnotherFamily)).toMatchObject({ code: '1007' })
})
