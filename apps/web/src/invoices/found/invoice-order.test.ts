import type { InvoiceStatus } from '@ecenter/contract/invoices/invoice.ts'
import { expect, test } from 'vitest'
import { orderedInvoices } from './invoice-order.ts'

function invoice(billnumber: string, status: InvoiceStatus, counterpartNumber?: string) {
  return {
    handle: billnumber,
    status,
    kind: 'commercial' as const,
    productName: '机动车商业保险',
    maskedPolicyNo: 'PDAA****0001',
    maskedBuyer: '王**',
    billnumber,
    billamount: 100,
    makedate: '2026-11-20',
    counterpartNumber,
    formats: [],
  }
}

const numbers = (invoices: readonly { readonly billnumber?: string | undefined }[]) =>
  invoices.map(({ billnumber }) => billnumber)

test('what is valid comes first, as it came, and what is history after it', () => {
  const { valid, reversed, cancelled } = orderedInvoices([
    invoice('4', 'red-letter', '2'),
    invoice('3', 'issued'),
    invoice('5', 'cancelled'),
    invoice('2', 'reversed', '4'),
    invoice('1', 'issued'),
    invoice('6', 'pending'),
  ])
  expect(numbers(valid)).toEqual(['3', '1', '6'])
  expect(reversed.map(numbers)).toEqual([['2', '4']])
  expect(numbers(cancelled)).toEqual(['5'])
})

test('two pairs are not mixed up, and whatever has no counterpart here stands by itself', () => {
  const { reversed } = orderedInvoices([
    invoice('21', 'red-letter', '11'),
    invoice('22', 'red-letter', '12'),
    invoice('12', 'reversed', '22'),
    invoice('11', 'reversed', '21'),
    invoice('13', 'reversed', '99'),
    invoice('23', 'red-letter', '98'),
  ])
  expect(reversed.map(numbers)).toEqual([['12', '22'], ['11', '21'], ['13'], ['23']])
})
