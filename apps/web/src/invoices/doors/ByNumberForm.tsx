import { queryInvoiceBybillNo } from '@ecenter/contract/invoices/invoice-calls.ts'
import { Fields } from '../../kit/Fields.tsx'
import { navigate } from '../../shell/location.ts'
import { useInvoiceQuery } from '../../state/invoice-query.ts'
import { LookupFormEnd } from '../../verification/LookupFormEnd.tsx'
import { useLookupForm } from '../../verification/use-lookup-form.tsx'
import { type InvoiceSort, resultPath } from '../invoice-pages.ts'
import { InvoiceCodeField, InvoiceNumberField, IssueDateField } from './PrintedFields.tsx'
import { useIsFullyDigital } from './use-is-fully-digital.ts'

/** One invoice by what is printed on it; a fully digital one has no code, so its day is asked for. */
export function ByNumberForm({ sort }: { readonly sort: InvoiceSort }) {
  const { invoiceNumber, invoiceCode, issueDate } = useInvoiceQuery()
  const isFullyDigital = useIsFullyDigital(queryInvoiceBybillNo, invoiceNumber)
  const form = useLookupForm(queryInvoiceBybillNo, {
    initial: { invoiceNumber, invoiceCode, issueDate, verificationCode: '' },
    fixed: isFullyDigital ? { invoiceCode: undefined } : { issueDate: undefined },
    onAnswer(_answer, asked) {
      const { invoiceCode = '', issueDate = '' } = asked
      useInvoiceQuery.setState({ invoiceNumber: asked.invoiceNumber, invoiceCode, issueDate })
      navigate(resultPath(sort, 'invoice'))
    },
  })
  return (
    <>
      <form {...form.props} aria-label="按发票查发票">
        <Fields>
          <InvoiceNumberField {...form.field('invoiceNumber')} />
          {isFullyDigital ? (
            <IssueDateField {...form.widget('issueDate')} />
          ) : (
            <InvoiceCodeField {...form.field('invoiceCode')} />
          )}
          <LookupFormEnd form={form} code={form.field('verificationCode')}>
            查询发票
          </LookupFormEnd>
        </Fields>
      </form>
      {form.sheet}
    </>
  )
}
