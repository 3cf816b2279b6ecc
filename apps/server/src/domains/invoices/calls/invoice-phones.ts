import type { PhonesOnFile } from '../../../platform/verification/phones-on-file.ts'
import { phoneOnFile } from '../../policies/store/phone-on-file.ts'
import { type PolicyStore, readPolicy } from '../../policies/store/policy.repository.ts'
import { readInvoice, readInvoices } from '../store/invoice.repository.ts'

/** An invoice has the phone of its policy on file. */
export function invoicePhones(store: PolicyStore): PhonesOnFile {
  return {
    kinds: ['invoice'],
    async phoneOf(grant) {
      const { policyRef } = await readInvoice(store, grant)
      return phoneOnFile(await readPolicy(store, { object: policyRef }))
    },
    async onPhone(grants, phoneKey) {
      const invoices = await readInvoices(
        store,
        grants.map(({ object }) => object),
      )
      return invoices.filter((invoice) => invoice.phoneKey?.equals(phoneKey)).map(({ ref }) => ref)
    },
  }
}
