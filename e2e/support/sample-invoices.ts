import type { InvoiceSummary } from '@ecenter/contract/invoices/invoice.ts'

const common = {
  kind: 'commercial',
  maskedPolicyNo: 'PDAA **** **** 1370',
  maskedBuyer: '王**',
  formats: ['pdf', 'xml'],
} as const

/** An invoice that the service did not make: for what is about the page alone. */
export function invoiceOf(rest: Partial<InvoiceSummary> = {}): InvoiceSummary {
  return {
    ...common,
    formats: [...common.formats],
    handle: 'AbCdEfGhIjKlMnOpQrStUv',
    status: 'issued',
    productName: '机动车商业保险',
    billnumber: '26112000000048201937',
    billamount: 312_640,
    makedate: '2026-03-18',
    ...rest,
  }
}

/** As many as are told, each with a handle and a number of its own. */
export function invoicesOf(count: number): InvoiceSummary[] {
  return Array.from({ length: count }, (_, at) => {
    const digits = String(at + 1).padStart(2, '0')
    return invoiceOf({
      handle: `AbCdEfGhIjKlMnOpQrSt${digits}`,
      billnumber: `261120000000482019${digits}`,
    })
  })
}

/** One of each status, of both kinds, as a car's policies have them. */
export const everyStatus: readonly InvoiceSummary[] = [
  invoiceOf(),
  invoiceOf({
    handle: 'AbCdEfGhIjKlMnOpQrSt02',
    kind: 'compulsory',
    productName: '机动车交通事故责任强制保险',
    billcode: '011002600311',
    billnumber: '48201938',
    billamount: 108_500,
    vehicleTax: 42_000,
  }),
  invoiceOf({
    handle: 'AbCdEfGhIjKlMnOpQrSt03',
    status: 'red-letter',
    billnumber: '26112000000048201990',
    billamount: -330_000,
    counterpartNumber: '26112000000048201912',
  }),
  invoiceOf({
    handle: 'AbCdEfGhIjKlMnOpQrSt04',
    status: 'reversed',
    billnumber: '26112000000048201912',
    billamount: 330_000,
    counterpartNumber: '26112000000048201990',
  }),
  invoiceOf({
    handle: 'AbCdEfGhIjKlMnOpQrSt05',
    status: 'cancelled',
    billcode: '011002500311',
    billnumber: '48201711',
    makedate: '2025-03-17',
    formats: [],
  }),
  invoiceOf({
    handle: 'AbCdEfGhIjKlMnOpQrSt06',
    kind: 'accident',
    status: 'pending',
    productName: '驾乘人员意外伤害保险',
    billnumber: undefined,
    billamount: 19_800,
    makedate: '2026-11-23',
    formats: [],
  }),
]
