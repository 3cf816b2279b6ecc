import { pipe } from 'valibot'
import { smsCodeLength } from '../../constants/lengths.ts'
import { countOff } from '../counts.ts'
import { judged } from '../judged.ts'
import { typedCode } from '../text.ts'

/** `isSmsValidCode`: the digits of the text message. */
export const smsCode = pipe(typedCode('短信验证码'), judged(faultIn))

function faultIn(typed: string): string | undefined {
  if (!/^\d+$/.test(typed)) return '短信验证码只有数字，请核对'
  if (typed.length === smsCodeLength) return undefined
  return `短信验证码是 ${smsCodeLength} 位数字，现在${countOff(typed, smsCodeLength)}`
}
