import { pipe, toUpperCase } from 'valibot'
import { isHolderNumber } from './id-number.ts'
import { judged } from './judged.ts'
import { typedCode } from './typed.ts'

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
