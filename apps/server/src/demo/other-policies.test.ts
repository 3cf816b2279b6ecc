import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { isDocumentSerial } from '@ecenter/contract/rules/document-serial.ts'
import { idNumber } from '@ecenter/contract/rules/people/id-number.ts'
import { schoolName } from '@ecenter/contract/rules/people/school-name.ts'
import { expect, test } from 'vitest'
import { policyStatus } from '../domains/policies/rules/policy-status.ts'
import type { NewPolicy } from '../domains/policies/store/store-policies.ts'
import { demoPolicies } from './demo-policies.ts'
import { fewStaff, wholeStaff } from './demo-size.ts'
import { failingValues } from './failing-values.samples.ts'
import { people } from './people.ts'
import { productOf } from './products.ts'

const today = '2026-11-20'
const policies = demoPolicies(today)
const risks = policies.flatMap(({ risk }) => risk ?? [])

function issuedTo(holder: { idNumber: string }): NewPolicy[] {
  return policies.filter(({ insured }) => insured.idNumber === holder.idNumber)
}

function staffIn(issued: readonly NewPolicy[]) {
  return issued.find(({ risk }) => risk?.kind === 'group')?.insuredPeople ?? []
}

test('the main customer sends so many things back that a list has a second page', () => {
  const freight = issuedTo(people.main)
    .filter(({ productCode }) => productCode === 'RAA')
    .map((policy) => policyStatus(policy, new Date(`${today}T12:00:00+08:00`)))
  expect(freight.length).toBeGreaterThan(rowsPerPage)
  expect(new Set(freight)).toEqual(new Set(['in-force', 'expired']))
})

test('two students of one name in one school have different guardians', () => {
  const [one, other] = [people.studentLi, people.otherStudentLi].map((student) => {
    const [policy] = issuedTo(student)
    return policy?.risk?.kind === 'student-accident' ? policy.risk : undefined
  })
  expect(people.studentLi.name).toBe(people.otherStudentLi.name)
  expect(one?.school).toBe(other?.school)
  expect(one?.guardian.idNumber).not.toBe(other?.guardian.idNumber)
})

test('two students of one name have ID numbers that end alike', () => {
  const { tailTwin, otherTailTwin } = people
  expect(tailTwin.name).toBe(otherTailTwin.name)
  expect(tailTwin.idNumber.slice(-4)).toBe(otherTailTwin.idNumber.slice(-4))
  expect(tailTwin.idNumber).not.toBe(otherTailTwin.idNumber)
})

test('every school is one that the form accepts as it is, every guardian has a right ID number', () => {
  const schooled = risks.filter((risk) => risk.kind === 'student-accident')
  expect(
    failingValues(
      schoolName,
      schooled.map(({ school }) => school),
    ),
  ).toEqual([])
  expect(
    failingValues(
      idNumber,
      schooled.map(({ guardian }) => guardian.idNumber),
    ),
  ).toEqual([])
})

test('a paper serial is one that the form takes for a serial and not for a name', () => {
  const serials = policies.flatMap(({ documentSerial }) => documentSerial ?? [])
  expect(serials).toHaveLength(2)
  expect(serials.filter(isDocumentSerial)).toEqual(serials)
})

test('what insures no car says what it insures, with the facts of its own kind', () => {
  for (const { vehicle, risk, productCode } of policies) {
    const { kind } = productOf(productCode)
    expect(risk?.kind).toBe(vehicle === undefined ? kind : undefined)
  }
})

test('a group policy of 20,000 names as many different people, the same ones each time', () => {
  const staff = staffIn(demoPolicies(today, wholeStaff))
  expect(staff).toHaveLength(wholeStaff)
  expect(new Set(staff.map((person) => person.idNumber)).size).toBe(wholeStaff)
  expect(staffIn(policies)).toEqual(staff.slice(0, fewStaff))
})
