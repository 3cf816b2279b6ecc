import { pipe, toUpperCase } from 'valibot'
import { countOff } from '../counts.ts'
import { judged } from '../judged.ts'
import { typedCode } from '../text.ts'
import { isUnifiedCreditCode } from './id-number.ts'

/** The unified social credit code of a company (GB 32100), and no ID number of a person. */
export const creditCode = pipe(typedCode('统一社会信用代码'), toUpperCase(), judged(faultIn))

function faultIn(code: string): string | undefined {
  if (code.length !== 18) return `统一社会信用代码是 18 位，现在${countOff(code, 18)}`
  return isUnifiedCreditCode(code) ? undefined : '统一社会信用代码有误，请对照营业执照逐位核对'
}
