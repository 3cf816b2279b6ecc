import type { Overview, OwnPolicy } from '@ecenter/contract/person/overview.ts'
import { expect, test } from 'vitest'
import { isMany } from './is-many.ts'

function flights(count: number, status: OwnPolicy['status']): Overview['groups'] {
  const policies = Array.from({ length: count }, (_, at) => {
    return { handle: `f${at}`, productName: '航班延误险', status } as OwnPolicy
  })
  return [{ group: 'travel', title: '出行', covers: [], policies }]
}

const person = { isCompany: false }

test('45 policies of flights to come are folded by product', () => {
  expect(isMany({ ...person, cars: [], groups: flights(45, 'not-started'), morePolicies: 0 })).toBe(
    true,
  )
})

test('flights that are over fill no card, and a few stand on theirs', () => {
  expect(isMany({ ...person, cars: [], groups: flights(45, 'expired'), morePolicies: 0 })).toBe(
    false,
  )
  expect(isMany({ ...person, cars: [], groups: flights(3, 'in-force'), morePolicies: 0 })).toBe(
    false,
  )
})

test('a company reads a list, however little it has', () => {
  expect(isMany({ isCompany: true, cars: [], groups: [], morePolicies: 0 })).toBe(true)
})
