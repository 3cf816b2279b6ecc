import type { InvoiceStatus } from '@ecenter/contract/invoices/invoice.ts'
import { demoInvoices } from '../../src/demo/demo-invoices.ts'
import { type Party, people } from '../../src/demo/people.ts'
import type { NewInvoice } from '../../src/domains/invoices/store/store-invoices.ts'
import { kindOfPolicyNumber } from '../../src/domains/policies/rules/kind-of-policy.ts'
import type { ObjectRef } from '../../src/platform/grants/grant.ts'
import type { Proof } from '../../src/platform/grants/grants.ts'
import { uuidOf } from '../../src/platform/grants/object-ref.ts'
import { type PolicyClass, policyClasses } from '../../src/platform/numbers/usual-numbers.ts'
import { testClock } from '../test-clock.ts'
import type { TestService } from '../test-services.ts'
import type { Visitor } from '../visitor.ts'

/** The day on which tests load the demo. */
export const loadedOn = testClock().today()

interface Sought {
  readonly insured?: Party
  readonly policyClass?: PolicyClass
  readonly status?: InvoiceStatus
  /** Of the older kind, or fully digital. */
  readonly isOlder?: boolean
}

/** The invoices of the demo that fit, as the insurer's core told them. */
export function invoicesOf(sought: Sought): NewInvoice[] {
  const { insured = people.main, policyClass, status, isOlder } = sought
  return demoInvoices(loadedOn).filter(
    (invoice) =>
      invoice.insuredIdNumber === insured.idNumber &&
      (policyClass === undefined ||
        kindOfPolicyNumber(invoice.policyNo) === policyClasses[policyClass]) &&
      (status === undefined || invoice.status === status) &&
      (isOlder === undefined || (invoice.code !== undefined) === isOlder),
  )
}

/** The first that fits, with a number. */
export function numberedInvoice(sought: Sought) {
  const found = invoicesOf(sought).find(({ number }) => number !== undefined)
  if (found?.number === undefined) throw new Error(`no invoice ${JSON.stringify(sought)}`)
  return { ...found, number: found.number }
}

/** What a grant for the invoice is about. */
export function invoiceRef({ keys }: TestService, invoice: NewInvoice): ObjectRef {
  return {
    kind: 'invoice',
    customerKey: keys.searchHash('customer', invoice.insuredIdNumber),
    id: uuidOf(keys.searchHash('invoice', invoice.reference)),
  }
}

/** The invoice's handle in the visitor's session, as if the code to the phone on file had been typed. */
export async function provenInvoice(
  service: TestService,
  visitor: Visitor,
  invoice: NewInvoice,
  proof: Proof = { level: 'phone-on-file' },
): Promise<string> {
  const refs = [invoiceRef(service, invoice)]
  const [handle = ''] = await service.grants.open(await visitor.session(), refs, proof)
  return handle
}
