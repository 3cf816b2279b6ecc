import { pipe, toUpperCase } from 'valibot'
import { judged } from './judged.ts'
import { typedCode } from './text.ts'

const length = 22

/** The number of a report (报案号): `R`, the class of the product, and 18 digits. */
export const reportNumber = pipe(typedCode('报案号'), toUpperCase(), judged(faultIn))

function faultIn(typed: string): string | undefined {
  if (!/^[A-Z\d]+$/.test(typed)) return '报案号只有字母和数字，请删去其他字符'
  if (typed.length !== length) {
    return `报案号是 ${length} 位，现在 ${typed.length} 位，请对照报案短信核对`
  }
  return /^R[A-Z]{3}\d{18}$/.test(typed)
    ? undefined
    : '报案号以 R 和 3 个字母开头，后面是 18 位数字，请核对'
}
