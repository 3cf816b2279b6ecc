import { demoInvoices } from '../../apps/server/src/demo/demo-invoices.ts'
import { invoiceFromCore } from '../../apps/server/src/demo/from-core/invoice-from-core.ts'
import { invoicesOfPolicy } from '../../apps/server/src/demo/invoices/invoices-of-policy.ts'
import { generatedPolicies, samplePolicies } from './policies.ts'

/** So many serials are a policy's own. */
const serialsEach = 10

/** Of each made-up policy; where that was issued just now, pending still. */
export function* generatedInvoices(today: string): Generator<object> {
  let firstSerial = 0
  for (const policy of generatedPolicies(today)) {
    firstSerial += serialsEach
    const invoiced = { policy: { ...policy, endorsements: [] }, firstSerial, today }
    yield* invoicesOfPolicy(invoiced).map(invoiceFromCore)
  }
}

export function sampleInvoices(today: string): object[] {
  const policies = samplePolicies(today).map((policy) => ({ ...policy, endorsements: [] }))
  return demoInvoices(today, policies).map(invoiceFromCore)
}
