import { pipe, regex, toUpperCase } from 'valibot'
import { judged } from './judged.ts'
import { isHolderNumber } from './people/id-number.ts'
import { typedCode } from './text.ts'

/** `isInvoiceNo`: 8 digits, or the 20 of a fully digital invoice; the hint is the specified one. */
export const invoiceNumber = pipe(
  typedCode('发票号码'),
  regex(/^(?:\d{8}|\d{20})$/, '请输入正确的 8 位发票号码，数电发票为 20 位'),
)

/** A fully digital invoice (数电发票) is known by its 20 digits alone: it has no code, no check code. */
export function isFullyDigital(number: string): boolean {
  return number.length === 20
}

/** `isInvoiceCode`: the code of the older invoices; fully digital ones have none. */
export const invoiceCode = pipe(
  typedCode('发票代码'),
  regex(/^\d{12}$/, '请输入正确的 12 位发票代码'),
)

/** `isInvoiceAfterSix`: the last six digits of an invoice's check code. */
export const checkCodeTail = pipe(
  typedCode('校验码后六位'),
  regex(/^\d{6}$/, '请输入发票校验码的最后 6 位数字'),
)

const longest = 20
/** Of a unified credit code (GB 32100), and of a person's ID number, by which people pay tax. */
const checkedLength = 18

/**
 * `taxPayerNumber`: a unified credit code or a person's ID number, whose check character has to fit,
 * or an older number of up to 20 characters.
 */
export const taxpayerNumber = pipe(typedCode('纳税人识别号'), toUpperCase(), judged(faultIn))

function faultIn(typed: string): string | undefined {
  if (!/^[A-Z\d]+$/.test(typed)) return '纳税人识别号只有数字和字母，请核对'
  if (typed.length > longest) return `纳税人识别号最多 ${longest} 位，现在 ${typed.length} 位`
  if (typed.length !== checkedLength || isHolderNumber(typed)) return undefined
  return '纳税人识别号有误，请对照营业执照或证件逐位核对'
}
