import { pipe, toUpperCase } from 'valibot'
import { idTailLength } from '../../constants/lengths.ts'
import { judged } from '../judged.ts'
import { typedCode } from '../text.ts'

/** The last four characters of an ID number, where a form asks for no more (specification, section 5). */
export const idTail = pipe(typedCode('证件号后四位'), toUpperCase(), judged(faultIn))

function faultIn(typed: string): string | undefined {
  if (typed.length === idTailLength && /^[A-Z\d]+$/.test(typed)) return undefined
  return `请填写证件号码的最后 ${idTailLength} 位，字母 X 也算 1 位`
}
