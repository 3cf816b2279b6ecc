import { pipe } from 'valibot'
import { imageCodeLength } from '../../constants/lengths.ts'
import { judged } from '../judged.ts'
import { typedCode } from '../text.ts'

/** `isVerificationCode`: the characters in the picture; their case counts, so it is kept. */
export const imageCode = pipe(typedCode('图形验证码'), judged(faultIn))

function faultIn(typed: string): string | undefined {
  if (/^[A-Za-z\d]+$/.test(typed) && typed.length === imageCodeLength) return undefined
  return `请填写图中 ${imageCodeLength} 位字符，区分大小写`
}
