import type { InvoiceStatus } from '@ecenter/contract/invoices/invoice.ts'
import {
  electronicInvoiceListQuery,
  queryElectronicInvoice,
  queryInvoiceBybillNo,
  queryInvoiceByPolicyNo,
  queryInvoiceSwitch,
} from '@ecenter/contract/invoices/invoice-calls.ts'
import type { NewInvoice } from '../../domains/invoices/store/store-invoices.ts'
import type { PolicyClass } from '../../platform/numbers/usual-numbers.ts'
import { type Party, people } from '../people.ts'
import { entry, type IdentityToTry } from './identity.ts'
import type { IssuedNumber } from './issued-number.ts'

/** Invoices by their policy, by their own number, and to be checked. */
export function invoicesToTry(
  invoices: readonly NewInvoice[],
  numberOf: IssuedNumber,
): IdentityToTry[] {
  return [
    ...policiesToTry(invoices, numberOf),
    ...numbersToTry(invoices),
    ...checksToTry(invoices),
    entry(queryInvoiceSwitch, { cityCode: '11000000' }, 'a branch that issues invoices'),
    entry(queryInvoiceSwitch, { cityCode: '37010000' }, 'a branch that issues none: switched off'),
  ]
}

function policiesToTry(invoices: readonly NewInvoice[], numberOf: IssuedNumber): IdentityToTry[] {
  const past = invoiceOf(invoices, people.main, { status: 'cancelled' })
  return [
    byPolicy(
      'DAA',
      people.main,
      'a car: one reversed, its red-letter one and the new one, vehicle tax, one pending',
    ),
    entry(
      queryInvoiceByPolicyNo,
      { policyNo: past.policyNo, identifyNumber: people.main.idNumber },
      'older invoices with a code, one of them cancelled',
    ),
    byPolicy('DAA', people.cancelled, 'a cancelled policy: all taken back, what is left anew'),
    byPolicy('EAG', people.works, 'a company with more than twenty invoices'),
    byPolicy('DAA', people.fleet, 'a company with a taxpayer number'),
    byPolicy('DAA', people.phoneless, 'no phone on file: stays masked, the hotline helps'),
    byPolicy('DAA', people.paper, 'a branch that issues none: switched off'),
    plainly('JAA', people.main, 'household insurance'),
    plainly('ZAA', people.teaHouse, 'liability of a company'),
    entry(
      queryInvoiceByPolicyNo,
      { policyNo: numberOf('DAA', people.main), identifyNumber: people.expired.idNumber },
      'number and ID that do not belong together: nothing found',
    ),
  ]

  function byPolicy(policyClass: PolicyClass, insured: Party, shows: string): IdentityToTry {
    const policyNo = numberOf(policyClass, insured)
    return entry(queryInvoiceByPolicyNo, { policyNo, identifyNumber: insured.idNumber }, shows)
  }

  function plainly(policyClass: PolicyClass, insured: Party, shows: string): IdentityToTry {
    const policyNo = numberOf(policyClass, insured)
    return entry(electronicInvoiceListQuery, { policyNo, identifyNumber: insured.idNumber }, shows)
  }
}

function numbersToTry(invoices: readonly NewInvoice[]): IdentityToTry[] {
  const older = invoiceOf(invoices, people.main, { isOlder: true, status: 'issued' })
  const digital = invoiceOf(invoices, people.main, { isOlder: false, status: 'issued' })
  return [
    entry(
      queryInvoiceBybillNo,
      { invoiceNumber: older.number, invoiceCode: older.code },
      'an older invoice by number and code',
    ),
    entry(
      queryInvoiceBybillNo,
      { invoiceNumber: digital.number, issueDate: digital.issuedOn },
      'a fully digital invoice by number and day',
    ),
    entry(
      queryInvoiceBybillNo,
      { invoiceNumber: older.number, invoiceCode: '011002500112' },
      'number and code that do not belong together: nothing found',
    ),
  ]
}

function checksToTry(invoices: readonly NewInvoice[]): IdentityToTry[] {
  const fleet = invoiceOf(invoices, people.fleet, { status: 'issued' })
  const older = invoiceOf(invoices, people.main, { isOlder: true, status: 'issued' })
  return [
    check(older, 'genuine: an older invoice'),
    check(invoiceOf(invoices, people.main, { isOlder: false, status: 'issued' }), 'genuine'),
    entry(
      queryElectronicInvoice,
      { ...printedOn(fleet), taxPayerNumber: people.fleet.idNumber },
      'genuine: of a company, with its taxpayer number',
    ),
    check(invoiceOf(invoices, people.main, { status: 'cancelled' }), 'cancelled'),
    check(invoiceOf(invoices, people.main, { status: 'reversed' }), 'reversed'),
    check(invoiceOf(invoices, people.main, { status: 'red-letter' }), 'red-letter'),
    entry(
      queryElectronicInvoice,
      { ...printedOn(older), checkCode: '000000' },
      'unknown: the check code is another one',
    ),
  ]
}

type Numbered = NewInvoice & { readonly number: string }

function check(invoice: Numbered, shows: string): IdentityToTry {
  return entry(queryElectronicInvoice, printedOn(invoice), shows)
}

/** What its reader reads off the invoice. */
function printedOn({ number, code, checkCode, issuedOn }: Numbered) {
  const older = code === undefined ? {} : { invoiceCode: code, checkCode: checkCode?.slice(-6) }
  return { invoiceNumber: number, ...older, issueDate: issuedOn }
}

interface Wanted {
  readonly status: InvoiceStatus
  readonly isOlder?: boolean
}

/** The first that fits. */
function invoiceOf(
  invoices: readonly NewInvoice[],
  { idNumber }: Party,
  { status, isOlder }: Wanted,
): Numbered {
  const found = invoices.find(
    (invoice) =>
      invoice.insuredIdNumber === idNumber &&
      invoice.status === status &&
      (isOlder === undefined || (invoice.code !== undefined) === isOlder),
  )
  if (found?.number === undefined) throw new Error(`the demo has no such ${status} invoice`)
  return { ...found, number: found.number }
}
