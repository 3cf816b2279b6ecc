import { pipe, toUpperCase } from 'valibot'
import { judged } from './judged.ts'
import { typedCode } from './text.ts'

const shortest = 15
const longest = 25

/**
 * `isOtherPolicyNo`: the 22-character form with the class of any product, and 15 to 25 letters and
 * digits for older policies (decisions, section 5).
 */
export const otherPolicyNumber = pipe(typedCode('保单号'), toUpperCase(), judged(faultIn))

function faultIn(typed: string): string | undefined {
  if (!/^[A-Z\d]+$/.test(typed)) return '保单号只有字母和数字，请删去其他字符'
  if (typed.length < shortest) {
    return `保单号一般是 22 位，现在 ${typed.length} 位，请对照保单填写完整`
  }
  if (typed.length > longest) return `保单号最多 ${longest} 位，现在 ${typed.length} 位，请核对`
  return /\d/.test(typed) ? undefined : '保单号里应有数字，请对照保单核对'
}
