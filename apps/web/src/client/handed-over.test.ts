import { wapCarProperty } from '@ecenter/contract/policies/find-car-policy.ts'
import { wapCarJTCur } from '@ecenter/contract/policies/policy-calls.ts'
import { wapNoCarProperty } from '@ecenter/contract/policies/policy-lookups.ts'
import { beforeEach, expect, test } from 'vitest'
import { handOver } from './handed-over.ts'
import { takeHandedOver } from './use-call.ts'

const facts = { licenseNo: '京A8K621', identifyNumber: '110199198506151375' }
const answer = { policyInfoList: [] }

beforeEach(() => {
  const { licenseNo, identifyNumber } = facts
  handOver(wapCarProperty, { verificationCode: 'aB3d', identifyNumber, licenseNo }, answer)
})

test('the page that asks the same without its code gets the answer of the form, once', () => {
  expect(takeHandedOver(wapCarProperty, facts)).toEqual(answer)
  expect(takeHandedOver(wapCarProperty, facts)).toBeUndefined()
})

test('another question is asked itself', () => {
  expect(takeHandedOver(wapCarProperty, { ...facts, licenseNo: '京A8K622' })).toBeUndefined()
  expect(takeHandedOver(wapCarJTCur, facts)).toBeUndefined()
})

test('only what was answered last is kept', () => {
  handOver(wapCarJTCur, facts, answer)
  expect(takeHandedOver(wapCarProperty, facts)).toBeUndefined()
})

test('a page of a list that names none is the first, as the form asked for', () => {
  const asked = { policyNo: 'PJAA202611010000000001', identifyNumber: '110199198506151375' }
  const list = {
    policyInfoList: [],
    total: 0,
    statusCounts: { 'in-force': 0, 'not-started': 0, expired: 0, cancelled: 0 },
  }
  const sent = { ...asked, personType: '0', page: 1, verificationCode: 'aB3d' } as const
  handOver(wapNoCarProperty, sent, list)
  expect(takeHandedOver(wapNoCarProperty, asked)).toEqual(list)
})
