import { expect, test } from 'vitest'
import { commercialPolicy, compulsoryPolicy } from './policy-document.samples.ts'
import { printedPolicy } from './printed-policy.ts'

test('amounts are printed in yuan with both decimals and separated thousands', () => {
  const [coverage] = commercialPolicy.coverages
  const printed = printedPolicy({
    ...commercialPolicy,
    coverages: [{ name: coverage?.name ?? '', limit: 1_001_000_005, deductible: '7%', premium: 0 }],
  })

  expect(printed).toMatchObject({
    coverages: [{ limit: '10,010,000.05', deductible: '7%', premium: '0.00' }],
  })
})

test('what a coverage does not have is printed as a dash that nobody can fill in', () => {
  const printed = printedPolicy({ ...commercialPolicy, coverages: [{ name: '代驾', premium: 0 }] })

  expect(printed).toMatchObject({
    coverages: [{ name: '代驾', note: '', limit: '—', deductible: '—', premium: '0.00' }],
  })
})

test('the vehicle tax is totalled from its parts', () => {
  const vehicleTax = { due: 42_000, arrears: 30_050, lateFee: 1 }

  expect(printedPolicy({ ...compulsoryPolicy, vehicleTax })).toMatchObject({
    vehicleTax: { total: { inFigures: '720.51', inWords: '柒佰贰拾元伍角壹分' } },
  })
})

test('a new car is printed as not yet licensed', () => {
  const { licenseNo: _, ...vehicle } = commercialPolicy.vehicle

  expect(printedPolicy({ ...commercialPolicy, vehicle }).vehicle.licenseNo).toBe('新车未上牌')
})

test('days are printed without leading zeros', () => {
  expect(printedPolicy({ ...commercialPolicy, issuedOn: '2025-01-09' })).toMatchObject({
    issuedOn: '2025年1月9日',
    issued: { year: 2025, month: 1, day: 9 },
  })
})

test.each(['2025/01/09', '2025-01-09T00:00:00Z', ''])('%j is no day and is refused', (issuedOn) => {
  expect(() => printedPolicy({ ...commercialPolicy, issuedOn })).toThrow(RangeError)
})

test.each([-1, 0.5, Number.NaN])('%d fen are refused instead of being printed', (premium) => {
  const coverages = [{ name: '机动车损失保险', premium }]

  expect(() => printedPolicy({ ...commercialPolicy, coverages })).toThrow(RangeError)
})
