import { keptStore, type StateOf } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What is printed on an invoice and typed to find or check it (specification, section 3). */
export const useInvoiceQuery = keptStore(
  {
    invoiceNumber: '',
    invoiceCode: '',
    issueDate: '',
    checkCode: '',
    taxPayerNumber: '',
  },
  { name: 'invoiceQuery', place: sealedStorage, except: ['checkCode'] },
)

export type InvoiceQuery = StateOf<typeof useInvoiceQuery>
