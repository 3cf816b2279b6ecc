import {
  electronicInvoiceDownLoad,
  queryInvoiceAndDownload,
  sendInvoiceEmail,
} from '@ecenter/contract/invoices/invoice-calls.ts'
import { changeInvoiceTitle, reissueInvoice } from '@ecenter/contract/invoices/invoice-change.ts'
import type { Proof } from '../../src/platform/grants/grants.ts'
import { numberedInvoice, provenInvoice } from '../subjects/stored-invoices.ts'
import type { SubmissionCase, SubmissionCases, Trying } from './submission-case.ts'

const link: SubmissionCase = {
  effects: ['one_use_link'],
  traces: 1,
  ready: async (trying) => ({ handle: await invoiceHandle(trying, { level: 'phone-on-file' }) }),
}

export const invoiceCases: SubmissionCases = [
  [
    changeInvoiceTitle,
    {
      effects: ['wish'],
      traces: 1,
      ready: async (trying) => ({
        handle: await freeInvoice(trying, 'DZA'),
        ...{ title: '杭州示例贸易有限公司', taxPayerNumber: '91330100MA27XH0006' },
      }),
    },
  ],
  [
    reissueInvoice,
    {
      effects: ['wish'],
      traces: 1,
      ready: async (trying) => ({
        handle: await freeInvoice(trying, 'DAA'),
        content: '项目有误',
      }),
    },
  ],
  [queryInvoiceAndDownload, link],
  [electronicInvoiceDownLoad, link],
  [
    sendInvoiceEmail,
    {
      effects: ['outbox_message', 'counter', 'visitor_grant'],
      traces: 1,
      async ready(trying) {
        const proof = { level: 'fresh-code', action: 'email-invoice' } as const
        return { handle: await invoiceHandle(trying, proof), email: 'zhang.san@example.com' }
      },
    },
  ],
]

/** One of which nothing waits: of an invoice one thing is asked for at a time. */
async function freeInvoice(trying: Trying, policyClass: 'DZA' | 'DAA'): Promise<string> {
  await trying.service.db.deleteFrom('wish').where('kind', '=', 'invoice-change').execute()
  return invoiceHandle(trying, { level: 'phone-on-file' }, { policyClass })
}

function invoiceHandle(
  { service, visitor }: Trying,
  proof: Proof,
  sought: Parameters<typeof numberedInvoice>[0] = { policyClass: 'DZA' },
): Promise<string> {
  return provenInvoice(service, visitor, numberedInvoice({ ...sought, status: 'issued' }), proof)
}
