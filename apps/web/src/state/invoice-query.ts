import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What is printed on an invoice and typed to find or check it (specification, section 3). */
export interface InvoiceQuery {
  readonly invoiceNumber: string
  readonly invoiceCode: string
  readonly issueDate: string
  readonly checkCode: string
  readonly taxPayerNumber: string
}

export const useInvoiceQuery = keptStore<InvoiceQuery>(
  {
    invoiceNumber: '',
    invoiceCode: '',
    issueDate: '',
    checkCode: '',
    taxPayerNumber: '',
  },
  { name: 'invoiceQuery', place: sealedStorage, except: ['checkCode'] },
)
