import { invoiceStatus } from '@ecenter/contract/invoices/invoice.ts'
import {
  invoiceCode,
  invoiceNumber,
  isFullyDigital,
  taxpayerNumber,
} from '@ecenter/contract/rules/invoice-number.ts'
import { licensePlate } from '@ecenter/contract/rules/license-plate.ts'
import { otherPolicyNumber } from '@ecenter/contract/rules/other-policy-number.ts'
import { nameOf } from '@ecenter/contract/rules/people/name.ts'
import { text } from '@ecenter/contract/rules/text.ts'
import {
  array,
  check,
  description,
  type InferOutput,
  maxLength,
  minLength,
  number,
  optional,
  picklist,
  pipe,
  regex,
  safeInteger,
  strictObject,
  string,
} from 'valibot'
import { customerIdNumber, day } from '../../../imports/row-rules.ts'

/** Below 0 on a red-letter invoice. */
function signed(words: string) {
  return pipe(
    number('is no number'),
    safeInteger('is no whole number of fen'),
    description(`${words}, in fen; below 0 on a red-letter invoice`),
  )
}

const item = strictObject({
  name: text(100, '项目名称'),
  netFen: signed('without tax'),
  taxRate: picklist(['6%', '免税']),
  taxFen: signed('tax'),
})

const facts = strictObject({
  reference: pipe(
    string(),
    regex(/^[\dA-Z]{8,50}$/, 'is not 8 to 50 capitals and digits'),
    description(
      'serial number under which it was asked for (开票流水号); tells the invoice from all others',
    ),
  ),
  policyNo: pipe(otherPolicyNumber, description('number of a policy that is stored here')),
  insuredIdNumber: customerIdNumber('ID number of the insured of that policy'),
  status: pipe(invoiceStatus, description(`one of ${invoiceStatus.options.join(', ')}`)),
  issuedOn: day('issued; while it is pending, the day by which it is'),
  changedOn: optional(day('cancelled or reversed')),
  number: optional(pipe(invoiceNumber, description('number, 8 digits or 20; none while pending'))),
  code: optional(pipe(invoiceCode, description('code of one with 8 digits'))),
  checkCode: optional(
    pipe(
      string(),
      regex(/^\d{20}$/, 'is not 20 digits'),
      description('check code of one with 8 digits'),
    ),
  ),
  buyer: strictObject({
    name: pipe(nameOf('购买方名称', 100), description('buyer: name')),
    taxpayerNumber: pipe(
      taxpayerNumber,
      description('buyer: unified social credit code, or the ID number of a person'),
    ),
  }),
  items: pipe(
    array(item),
    minLength(1, 'has none'),
    maxLength(100),
    description('what it is for: `[{"name", "netFen", "taxRate": "6%" or "免税", "taxFen"}]`'),
  ),
  vehicleTax: optional(
    strictObject({
      from: day('vehicle tax (车船税): first day'),
      to: day('vehicle tax: last day'),
      dueFen: signed('vehicle tax'),
      lateFeeFen: signed('vehicle tax: late fee'),
    }),
  ),
  licenseNo: optional(pipe(licensePlate, description('plate, as it was when it was issued'))),
  drawer: pipe(text(40, '开票人'), description('who issued it (开票人)')),
  counterpartNumber: optional(
    pipe(
      invoiceNumber,
      description('number of the red-letter invoice that reversed it, or of the one it reverses'),
    ),
  ),
})

/** A line of the invoices that the insurer's core tells. */
export const invoiceRow = pipe(
  facts,
  check(
    (row) => (row.status === 'pending') === (row.number === undefined),
    'number: a pending invoice has none, any other has one',
  ),
  check(
    (row) => isOlder(row) === (row.code !== undefined && row.checkCode !== undefined),
    'code, checkCode: an invoice of 8 digits has both',
  ),
  check(
    (row) => isOlder(row) || (row.code === undefined && row.checkCode === undefined),
    'code, checkCode: only an invoice of 8 digits has them',
  ),
  check(
    ({ status, changedOn }) =>
      (status === 'cancelled' || status === 'reversed') === (changedOn !== undefined),
    'changedOn: a cancelled or reversed invoice has it, no other',
  ),
  check(
    ({ status, counterpartNumber }) =>
      (status === 'reversed' || status === 'red-letter') === (counterpartNumber !== undefined),
    'counterpartNumber: a reversed or red-letter invoice has it, no other',
  ),
  check(
    ({ status, ...row }) =>
      amountsIn(row).every((fen) => (status === 'red-letter' ? fen <= 0 : fen >= 0)),
    'items, vehicleTax: amounts are below 0 on a red-letter invoice alone',
  ),
)
export type InvoiceRow = InferOutput<typeof invoiceRow>

function isOlder({ number: told }: { readonly number?: string | undefined }): boolean {
  return told !== undefined && !isFullyDigital(told)
}

function amountsIn({
  items,
  vehicleTax,
}: Pick<InferOutput<typeof facts>, 'items' | 'vehicleTax'>): number[] {
  const { dueFen = 0, lateFeeFen = 0 } = vehicleTax ?? {}
  return [...items.flatMap(({ netFen, taxFen }) => [netFen, taxFen]), dueFen, lateFeeFen]
}
