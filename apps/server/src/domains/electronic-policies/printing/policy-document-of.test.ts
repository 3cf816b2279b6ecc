import { expect, test } from 'vitest'
import { demoPolicies } from '../../../demo/demo-policies.ts'
import { people } from '../../../demo/people.ts'
import type { Insurer } from '../../../platform/documents/letterhead.ts'
import type { NewPolicy } from '../../policies/store/store-policies.ts'
import { policyDocumentOf } from './policy-document-of.ts'

const today = '2026-11-20'
const brand = { name: '示例财险', hotline: '95518' }
const kinds = { DAA: 'commercial', DZA: 'compulsory', EAC: 'accident' } as const

function documentOf(
  productCode: keyof typeof kinds,
  insured: NewPolicy['insured'] = people.main,
  mode: Insurer['mode'] = 'demo',
) {
  const policy = issued(productCode, insured)
  const { facts, template } = policyDocumentOf(
    { brand, mode },
    {
      ...policy,
      policy: {
        ...policy,
        kind: kinds[productCode],
        ref: { kind: 'policy', customerKey: Buffer.alloc(16), id: policy.policyNo },
        id: policy.policyNo,
        isOwnShareOnly: false,
        insuredCount: 1,
        productName: '机动车保险',
        carKey: null,
        phoneKey: null,
      },
      clauses: [{ code: 'C1', title: '条款' }],
      basics: [],
      people: [],
    },
  )
  return { policy, facts, template }
}

function issued(productCode: keyof typeof kinds, insured: NewPolicy['insured']): NewPolicy {
  const policy = demoPolicies(today).find(
    (each) => each.productCode === productCode && each.insured === insured,
  )
  if (policy === undefined) throw new Error(`${insured.name} has no ${productCode}`)
  return policy
}

test('a commercial policy prints its covers, changes and clauses', () => {
  const { policy, facts } = documentOf('DAA')

  expect(facts).toMatchObject({
    policyNo: policy.policyNo,
    brand: { name: '示例财险', hotline: '95518' },
    clauses: [{ code: 'C1', title: '条款' }],
    endorsements: [
      { changes: ['联系电话：由“139****1234”变更为“138****5678”'], premiumChange: '—' },
      { premiumChange: '加收 168.30' },
    ],
  })
  expect(facts.coverages).toHaveLength(policy.coverages.length)
})

test('a compulsory policy prints the limits of the law and the vehicle tax', () => {
  expect(documentOf('DZA').facts).toMatchObject({
    liabilityLimits: [
      { atFault: '180,000.00', notAtFault: '18,000.00' },
      { atFault: '18,000.00', notAtFault: '1,800.00' },
      { atFault: '2,000.00', notAtFault: '100.00' },
    ],
    vehicleTax: { due: '420.00', total: { inFigures: '420.00', inWords: '肆佰贰拾元整' } },
  })
})

test('a car that pays no vehicle tax has none printed', () => {
  expect(documentOf('DZA', people.rareName).facts.vehicleTax).toBeUndefined()
})

test('a new car is printed as not yet licensed', () => {
  expect(documentOf('DAA', people.newCar).facts).toMatchObject({
    vehicle: { licenseNo: '新车未上牌' },
  })
})

test('what a cover does not limit is printed as a dash that nobody can fill in', () => {
  expect(documentOf('DAA').facts.coverages).toContainEqual(
    expect.objectContaining({ limit: '', limitNote: '保险期间内 7 次', deductible: '—' }),
  )
})

test('money given back is printed in words, for a sign is easily overlooked', () => {
  const premiumChange = '退还 1,304.55'
  expect(documentOf('DAA', people.changed).facts.endorsements).toContainEqual(
    expect.objectContaining({ premiumChange }),
  )
})

test('ID numbers and phones are printed masked, for papers are shown around', () => {
  const text = JSON.stringify(documentOf('DAA').facts)
  expect(text).toContain('110***************')
  expect(text).toContain('138****5678')
  expect(text).not.toContain(people.main.idNumber)
  expect(text).not.toContain(people.main.mobile)
})

test('where no phone is registered a dash is printed', () => {
  expect(documentOf('DAA', people.phoneless).facts).toMatchObject({ applicant: { mobile: '—' } })
})

test('only a demo prints samples', () => {
  expect(documentOf('DAA').facts.isSample).toBe(true)
  expect(documentOf('DAA', people.main, 'production').facts.isSample).toBe(false)
})

test('the cover of a car’s occupants is printed under its own name, with the car', () => {
  const { facts, template } = documentOf('EAC')
  expect(template).toBe('other-policy')
  expect(facts).toMatchObject({
    title: '机动车保险保险单',
    vehicle: { licenseNo: '京A8K621' },
  })
})
