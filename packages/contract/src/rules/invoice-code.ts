import { pipe, regex } from 'valibot'
import { typedCode } from './typed.ts'

/** `isInvoiceCode`: the code of the older invoices; fully digital ones have none. */
export const invoiceCode = pipe(
  typedCode('发票代码'),
  regex(/^\d{12}$/, '请输入正确的 12 位发票代码'),
)
