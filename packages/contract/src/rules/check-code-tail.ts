import { pipe, regex } from 'valibot'
import { typedCode } from './typed.ts'

/** `isInvoiceAfterSix`: the last six digits of an invoice's check code. */
export const checkCodeTail = pipe(
  typedCode('校验码后六位'),
  regex(/^\d{6}$/, '请输入发票校验码的最后 6 位数字'),
)
