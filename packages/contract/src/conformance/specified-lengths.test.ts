import type { GenericSchema } from 'valibot'
import { expect, test } from 'vitest'
import { addAppeal } from '../appeals/appeal.ts'
import { otherClaimLookup } from '../claims/claim.ts'
import { findPoliciesOfPerson, findStudentPolicies } from '../policies/policies-of-people.ts'
import { generateLink } from '../promotions/promotion-calls.ts'
import { returnInsuranceClaim } from '../return-insurance/return-claim.ts'
import { imageCode } from '../rules/codes/image-code.ts'
import { smsCode } from '../rules/codes/sms-code.ts'
import { invoiceCode, invoiceNumber, taxpayerNumber } from '../rules/invoice-number.ts'
import { messageOf } from '../rules/judged.ts'
import { mobile } from '../rules/people/mobile.ts'
import { specifiedLengths } from './specified-lengths.ts'

type Field = keyof typeof specifiedLengths

/** The rule of each field, and a value of the wanted length to try it with. */
const fields: Record<Field, readonly [GenericSchema, (length: number) => string]> = {
  mobile: [mobile, (length) => '13812345678901'.slice(0, length)],
  invoiceNumber: [invoiceNumber, digits],
  invoiceCode: [invoiceCode, digits],
  taxPayerNumber: [taxpayerNumber, digits],
  claimInsuredName: [otherClaimLookup.entries.insuredName, words],
  complaintName: [addAppeal.request.entries.name, words],
  complaintEmail: [addAppeal.request.entries.email, mailbox],
  promoterName: [generateLink.request.entries.promoterName, words],
  smsCode: [smsCode, digits],
  imageCode: [imageCode, digits],
  studentName: [findStudentPolicies.request.entries.studentName, words],
  parentName: [findPoliciesOfPerson.request.entries.parentName, words],
  warrantyIdTail: [findPoliciesOfPerson.request.entries.studentIdentifyNumber, digits],
  marketplaceOrderNumber: [returnInsuranceClaim.request.entries.insuranceOrderId, digits],
  returnCourierNumber: [returnInsuranceClaim.request.entries.deliveryId, digits],
}

const exact: readonly Field[] = [
  'mobile',
  'invoiceNumber',
  'invoiceCode',
  'smsCode',
  'imageCode',
  'warrantyIdTail',
]

test.each(Object.entries(specifiedLengths))(
  '%s takes %i characters and no more',
  (field, length) => {
    expect(isAccepted(field, length)).toBe(true)
    expect(isAccepted(field, length + 1)).toBe(false)
  },
)

test.each(exact)('%s takes no fewer', (field) => {
  expect(isAccepted(field, specifiedLengths[field] - 1)).toBe(false)
})

function isAccepted(field: string, length: number): boolean {
  const entry = Object.entries(fields).find(([name]) => name === field)
  if (entry === undefined) throw new Error(`no rule is tried for ${field}`)
  const [rule, valueOfLength] = entry[1]
  return messageOf(rule, valueOfLength(length)) === undefined
}

function digits(length: number): string {
  return '1'.repeat(length)
}

function words(length: number): string {
  return '张'.repeat(length)
}

function mailbox(length: number): string {
  return `${'a'.repeat(length - 12)}@example.com`
}
