import {
  queryElectronicInvoice,
  type VerifiedInvoice,
} from '@ecenter/contract/invoices/check-invoice.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useState } from 'react'
import { Fields } from '../../kit/fields/Fields.tsx'
import { useInvoiceQuery } from '../../state/invoice-query.ts'
import { LookupFormEnd } from '../../verification/LookupFormEnd.tsx'
import { useLookupForm } from '../../verification/use-lookup-form.tsx'
import {
  CheckCodeField,
  InvoiceCodeField,
  InvoiceNumberField,
  IssueDateField,
  TaxpayerNumberField,
} from '../search/PrintedFields.tsx'
import { useIsFullyDigital } from '../search/use-is-fully-digital.ts'

interface CheckFormProps {
  readonly onVerified: (verified: VerifiedInvoice) => void
}

/** What a fully digital invoice does not have is neither shown nor sent. */
export function CheckForm({ onVerified }: CheckFormProps) {
  const typed = useInvoiceQuery()
  const isFullyDigital = useIsFullyDigital(queryElectronicInvoice, typed.invoiceNumber)
  // The first checks of a session go without; then the service asks for one.
  const [isCodeAsked, setIsCodeAsked] = useState(false)
  const form = useLookupForm(queryElectronicInvoice, {
    initial: { ...typed, ...(isCodeAsked && { verificationCode: '' }) },
    optional: ['taxPayerNumber'],
    fixed: isFullyDigital ? { invoiceCode: undefined, checkCode: undefined } : {},
    onRefusal({ code }) {
      if (code === resultCodes.imageCodeNeeded) setIsCodeAsked(true)
      return false
    },
    onAnswer(verified, { invoiceNumber, invoiceCode = '', issueDate }) {
      useInvoiceQuery.setState({ invoiceNumber, invoiceCode, issueDate })
      onVerified(verified)
    },
  })
  return (
    <>
      <form {...form.props} aria-label="查验发票">
        <Fields>
          <InvoiceNumberField {...form.field('invoiceNumber')} />
          {!isFullyDigital && <InvoiceCodeField {...form.field('invoiceCode')} />}
          <IssueDateField {...form.widget('issueDate')} />
          {!isFullyDigital && <CheckCodeField {...form.field('checkCode')} />}
          <TaxpayerNumberField {...form.field('taxPayerNumber')} />
          <LookupFormEnd
            form={form}
            code={isCodeAsked ? form.field('verificationCode') : undefined}
          >
            查验
          </LookupFormEnd>
        </Fields>
      </form>
      {form.sheet}
    </>
  )
}
