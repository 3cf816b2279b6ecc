import { demoContacts } from '../../apps/server/src/demo/demo-contacts.ts'
import { generatedPolicies } from './policies.ts'

/** Everybody who holds a generated policy and left a phone, as their own. */
export function* generatedCustomers(today: string): Generator<object> {
  const told = new Set<string>()
  for (const { applicant } of generatedPolicies(today)) {
    if (applicant.mobile === undefined || told.has(applicant.idNumber)) continue
    told.add(applicant.idNumber)
    yield applicant
  }
}

/** A family, and a company with an address for letters. */
export function customerSamples(): object[] {
  const [first, second, ...others] = demoContacts([])
  const company = others.find(({ name }) => name.endsWith('公司'))
  return [
    { ...first, email: 'customer@example.com', address: '北京市海淀区中关村街道 1 号' },
    { ...second },
    { ...company },
  ]
}
