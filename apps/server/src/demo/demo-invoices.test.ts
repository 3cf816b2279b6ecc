import { invoiceStatus } from '@ecenter/contract/invoices/invoice.ts'
import {
  checkCodeTail,
  invoiceCode,
  invoiceNumber,
  isFullyDigital,
  taxpayerNumber,
} from '@ecenter/contract/rules/invoice-number.ts'
import { expect, test } from 'vitest'
import { amountsOf } from '../platform/tax/invoice-amounts.ts'
import { demoInvoices } from './demo-invoices.ts'
import { demoPolicies } from './demo-policies.ts'
import { failingValues } from './failing-values.samples.ts'
import { people } from './people.ts'

const days = ['2026-11-20', '2028-02-29', '2027-01-01']

test.each(days)(
  'of %s: numbers and codes are some that the forms accept, and no two share one',
  (day) => {
    const invoices = demoInvoices(day)
    const numbers = invoices.flatMap(({ number }) => number ?? [])
    const codes = invoices.flatMap(({ code }) => code ?? [])
    const tails = invoices.flatMap(({ checkCode }) => checkCode?.slice(-6) ?? [])
    expect(failingValues(invoiceNumber, numbers)).toEqual([])
    expect(failingValues(invoiceCode, codes)).toEqual([])
    expect(failingValues(checkCodeTail, tails)).toEqual([])
    const buyers = invoices.map(({ buyer }) => buyer.taxpayerNumber)
    expect(failingValues(taxpayerNumber, buyers)).toEqual([])
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(new Set(invoices.map(({ reference }) => reference)).size).toBe(invoices.length)
    for (const { number, code, status } of invoices) {
      expect(number === undefined).toBe(status === 'pending')
      if (number !== undefined) expect(isFullyDigital(number)).toBe(code === undefined)
    }
  },
)

test.each(days)('of %s: every state is there, and both kinds', (day) => {
  const invoices = demoInvoices(day)
  const states = new Set(invoices.map(({ status }) => status))
  expect(invoiceStatus.options.filter((status) => !states.has(status))).toEqual([])
  expect(new Set(invoices.map(({ code }) => code === undefined)).size).toBe(2)
})

test.each(days)('of %s: a reversed invoice and its red-letter one name each other', (day) => {
  const invoices = demoInvoices(day)
  const reversed = invoices.filter(({ status }) => status === 'reversed')
  expect(reversed.length).toBeGreaterThan(0)
  for (const blue of reversed) {
    const red = invoices.find(({ number }) => number === blue.counterpartNumber)
    expect(red).toMatchObject({ status: 'red-letter', counterpartNumber: blue.number })
    if (red === undefined) continue
    expect(amountsOf(red).totalFen + amountsOf(blue).totalFen).toBe(0)
  }
})

test('what is invoiced of a policy that nobody cancelled is its premium with its vehicle tax', () => {
  const [today = ''] = days
  const invoices = demoInvoices(today)
  for (const policy of demoPolicies(today)) {
    if (policy.isPaperOnly || policy.cancelledOn !== undefined) continue
    const own = invoices.filter(
      ({ policyNo, status }) => policyNo === policy.policyNo && status !== 'cancelled',
    )
    const sum = own.reduce((all, invoice) => all + amountsOf(invoice).totalFen, 0)
    expect(sum, policy.policyNo).toBe(policy.premiumFen + (policy.vehicleTaxFen ?? 0))
  }
})

test('a policy on paper has no electronic invoice', () => {
  const { idNumber } = people.paper
  const own = demoInvoices('2026-11-20').filter((each) => each.insuredIdNumber === idNumber)
  expect(own).toEqual([])
})
