import { expect, test } from 'vitest'
import { platePrefixOf } from './plate-prefix.ts'

const vehicle = {
  brandModel: '远舟 L5',
  frameNo: 'LYA00000000000001',
  engineNo: 'E0000001',
  useNature: '家庭自用',
  seats: 5,
  firstRegisteredOn: '2021-05-01',
}

test.each([
  ['a plate of another province than its policy', '沪C8S017', '1101', '沪'],
  ['a new car, insured in Hangzhou', undefined, '3301', '浙'],
  ['an embassy car, whose plate names no province', '使014578', '1101', '京'],
  ['a new car of an area that nobody knows', undefined, '9901', undefined],
])('%s', (_, licenseNo, area, prefix) => {
  const policyNo = `PDAA2026${area}0000007420`
  const car = licenseNo === undefined ? vehicle : { ...vehicle, licenseNo }
  expect(platePrefixOf({ policyNo, vehicle: car })).toBe(prefix)
})
