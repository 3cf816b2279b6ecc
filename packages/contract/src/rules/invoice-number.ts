import { pipe, regex } from 'valibot'
import { typedCode } from './typed.ts'

/** `isInvoiceNo`: 8 digits, or the 20 of a fully digital invoice; the hint is the specified one. */
export const invoiceNumber = pipe(
  typedCode('发票号码'),
  regex(/^(?:\d{8}|\d{20})$/, '请输入正确的 8 位发票号码，数电发票为 20 位'),
)

/** A fully digital invoice (数电发票) is known by its 20 digits alone: it has no code, no check code. */
export function isFullyDigital(number: string): boolean {
  return number.length === 20
}
