import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { findTrafficCovers } from '@ecenter/contract/policies/policy-calls.ts'
import { findPropertyPolicies } from '@ecenter/contract/policies/policy-lookups.ts'
import { beforeEach, expect, test } from 'vitest'
import { handOver } from './prefetched-answer.ts'
import { takeHandedOver } from './take-prefetched.ts'

const facts = { licenseNo: '京A8K621', identifyNumber: '110199198506151375' }
const answer = { policyInfoList: [] }

beforeEach(() => {
  const { licenseNo, identifyNumber } = facts
  handOver(findCarPolicies, { verificationCode: 'aB3d', identifyNumber, licenseNo }, answer)
})

test('the page that asks the same without its code gets the answer of the form, once', () => {
  expect(takeHandedOver(findCarPolicies, facts)).toEqual(answer)
  expect(takeHandedOver(findCarPolicies, facts)).toBeUndefined()
})

test('another question is asked itself', () => {
  expect(takeHandedOver(findCarPolicies, { ...facts, licenseNo: '京A8K622' })).toBeUndefined()
  expect(takeHandedOver(findTrafficCovers, facts)).toBeUndefined()
})

test('only what was answered last is kept', () => {
  handOver(findTrafficCovers, facts, answer)
  expect(takeHandedOver(findCarPolicies, facts)).toBeUndefined()
})

test('a page of a list that names none is the first, as the form asked for', () => {
  const asked = { policyNo: 'PJAA202611010000000001', identifyNumber: '110199198506151375' }
  const list = {
    policyInfoList: [],
    total: 0,
    statusCounts: { 'in-force': 0, 'not-started': 0, expired: 0, cancelled: 0 },
  }
  const sent = { ...asked, personType: '0', page: 1, verificationCode: 'aB3d' } as const
  handOver(findPropertyPolicies, sent, list)
  expect(takeHandedOver(findPropertyPolicies, asked)).toEqual(list)
})
