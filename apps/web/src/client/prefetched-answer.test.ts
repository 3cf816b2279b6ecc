import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { findTrafficCovers } from '@ecenter/contract/policies/policy-calls.ts'
import { findPropertyPolicies } from '@ecenter/contract/policies/policy-lookups.ts'
import { beforeEach, expect, test } from 'vitest'
import { keepPrefetched } from './prefetched-answer.ts'
import { takePrefetched } from './take-prefetched.ts'

const facts = { licenseNo: '京A8K621', identifyNumber: '110199198506151375' }
const answer = { policyInfoList: [] }

beforeEach(() => {
  const { licenseNo, identifyNumber } = facts
  keepPrefetched(findCarPolicies, { verificationCode: 'aB3d', identifyNumber, licenseNo }, answer)
})

test('the page that asks the same without its code gets the answer of the form, once', () => {
  expect(takePrefetched(findCarPolicies, facts)).toEqual(answer)
  expect(takePrefetched(findCarPolicies, facts)).toBeUndefined()
})

test('another question is asked itself', () => {
  expect(takePrefetched(findCarPolicies, { ...facts, licenseNo: '京A8K622' })).toBeUndefined()
  expect(takePrefetched(findTrafficCovers, facts)).toBeUndefined()
})

test('only what was answered last is kept', () => {
  keepPrefetched(findTrafficCovers, facts, answer)
  expect(takePrefetched(findCarPolicies, facts)).toBeUndefined()
})

test('a page of a list that names none is the first, as the form asked for', () => {
  const asked = { policyNo: 'PJAA202611010000000001', identifyNumber: '110199198506151375' }
  const list = {
    policyInfoList: [],
    total: 0,
    statusCounts: { 'in-force': 0, 'not-started': 0, expired: 0, cancelled: 0 },
  }
  const sent = { ...asked, personType: '0', page: 1, verificationCode: 'aB3d' } as const
  keepPrefetched(findPropertyPolicies, sent, list)
  expect(takePrefetched(findPropertyPolicies, asked)).toEqual(list)
})
