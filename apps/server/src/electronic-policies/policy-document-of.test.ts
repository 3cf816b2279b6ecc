import { expect, test } from 'vitest'
import { demoPolicies } from '../demo/demo-policies.ts'
import { people } from '../demo/people.ts'
import type { ProductCode } from '../demo/products.ts'
import type { NewPolicy } from '../records/policies/store-policies.ts'
import { policyDocumentOf } from './policy-document-of.ts'

const today = '2026-11-20'
const settings = {
  brand: { name: '示例财险', hotline: '95518', homeUrl: '/' },
  mode: 'demo',
} as const

function issued(productCode: ProductCode, insured: NewPolicy['insured'] = people.main): NewPolicy {
  const policy = demoPolicies(today).find(
    (each) => each.productCode === productCode && each.insured === insured,
  )
  if (policy === undefined) throw new Error(`${insured.name} has no ${productCode}`)
  return policy
}

function documentOf(policy: NewPolicy, mode: 'demo' | 'production' = 'demo') {
  const kind = policy.productCode === 'DZA' ? 'compulsory' : 'commercial'
  return policyDocumentOf(
    { ...settings, mode },
    {
      policy: {
        ...policy,
        kind,
        ref: { kind: 'policy', customerKey: Buffer.alloc(16), id: policy.policyNo },
        productName: '机动车保险',
        carKey: null,
        phoneKey: null,
      },
      coverages: policy.coverages,
      endorsements: policy.endorsements,
      clauses: [{ code: 'C1', title: '条款', chapters: [] }],
    },
  )
}

test('a commercial policy prints its covers, changes and clauses', () => {
  const policy = issued('DAA')
  const document = documentOf(policy)
  expect(document).toMatchObject({
    template: 'commercial-policy',
    policyNo: policy.policyNo,
    brand: { name: '示例财险', hotline: '95518' },
    period: { startsOn: policy.startsOn, endsOn: policy.endsOn },
    totalPremium: policy.premiumFen,
    clauses: [{ code: 'C1', title: '条款' }],
  })
  expect(document.endorsements).toHaveLength(2)
  expect(document.template === 'commercial-policy' && document.coverages).toHaveLength(
    policy.coverages.length,
  )
})

test('a compulsory policy prints the limits of the law and the vehicle tax', () => {
  expect(documentOf(issued('DZA'))).toMatchObject({
    template: 'compulsory-policy',
    liabilityLimits: [
      { atFault: 18_000_000, notAtFault: 1_800_000 },
      { atFault: 1_800_000, notAtFault: 180_000 },
      { atFault: 200_000, notAtFault: 10_000 },
    ],
    vehicleTax: { due: 42_000, arrears: 0, lateFee: 0 },
  })
})

test('a car that pays no vehicle tax has none printed', () => {
  expect(documentOf(issued('DZA', people.rareName))).not.toHaveProperty('vehicleTax')
})

test('ID numbers and phones are printed masked, for papers are shown around', () => {
  const text = JSON.stringify(documentOf(issued('DAA')))
  expect(text).toContain('110***************')
  expect(text).toContain('138****5678')
  expect(text).not.toContain(people.main.idNumber)
  expect(text).not.toContain(people.main.mobile)
})

test('where no phone is registered a dash is printed', () => {
  expect(documentOf(issued('DAA', people.phoneless)).applicant.mobile).toBe('—')
})

test('only a demo prints samples', () => {
  expect(documentOf(issued('DAA')).isDemo).toBe(true)
  expect(documentOf(issued('DAA'), 'production').isDemo).toBe(false)
})
