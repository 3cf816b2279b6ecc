import { maxLength, pipe, regex, toUpperCase } from 'valibot'
import { typedCode } from './typed.ts'

const longest = 20

/** `taxPayerNumber`: a unified credit code, or an older number of up to 20 characters. */
export const taxpayerNumber = pipe(
  typedCode('纳税人识别号'),
  toUpperCase(),
  regex(/^[A-Z\d]+$/, '纳税人识别号只有数字和字母，请核对'),
  maxLength(longest, ({ received }) => `纳税人识别号最多 ${longest} 位，现在 ${received} 位`),
)
