import type { RequestOf } from '@ecenter/contract/call.ts'
import type { InvoiceList } from '@ecenter/contract/invoices/invoice.ts'
import type { queryInvoiceByPolicyNo } from '@ecenter/contract/invoices/invoice-calls.ts'
import { stateChanged } from '../../../platform/calls/failure.ts'
import type { Visitor } from '../../../platform/calls/handler.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import { areaOf } from '../../policies/rules/policy-area.ts'
import { applicantNumberLookupKey, personKey } from '../../policies/store/other-lookup-keys.ts'
import { policyNumberLookupKey } from '../../policies/store/policy-lookup-keys.ts'
import type { InvoicesServices } from '../invoices-services.ts'
import { whyNoInvoices } from '../rules/branch-switch.ts'
import { findInvoicesOfPolicy } from '../store/invoice-search.ts'
import { invoiceListOf } from './invoice-list.ts'

/**
 * `queryInvoiceByPolicyNo` and, for the plain pages, `electronicInvoiceListQuery`: the invoices of a
 * policy for who knows its number and the number of applicant or insured. Whether its branch issues
 * any is told from the policy number alone, so it says nothing of the policy.
 */
export function answerPolicyInvoices(services: InvoicesServices) {
  return async (
    request: RequestOf<typeof queryInvoiceByPolicyNo>,
    visitor: Visitor,
  ): Promise<InvoiceList> => {
    const { policyNo, identifyNumber, verificationCode } = request
    const { keys, settings } = services
    const reason = whyNoInvoices(settings, areaOf(policyNo))
    if (reason !== undefined) throw stateChanged(reason)

    const asker = personKey(keys, identifyNumber)
    const question = {
      identities: [asker],
      targets: [keys.searchHash('lookup-target', 'policy', policyNo)],
      key: keys.searchHash('lookup', 'invoices', policyNo, identifyNumber),
      captcha: { randName: 'carPolicyQuery', typedCode: verificationCode },
    } as const
    const lookupKeys = [
      policyNumberLookupKey(keys, policyNo, identifyNumber),
      applicantNumberLookupKey(keys, policyNo, identifyNumber),
    ]
    const found = await guardLookup(services, visitor, question, () =>
      findInvoicesOfPolicy(services, lookupKeys, asker),
    )
    return invoiceListOf(services, visitor.session, found)
  }
}
