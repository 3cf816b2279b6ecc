import { pipe } from 'valibot'
import { appCodeLength } from '../../constants/lengths.ts'
import { countOff } from '../counts.ts'
import { judged } from '../judged.ts'
import { typedCode } from '../text.ts'

/** The digits that an authenticator app shows (动态码, RFC 6238). */
export const appCode = pipe(typedCode('动态码'), judged(faultIn))

function faultIn(typed: string): string | undefined {
  if (!/^\d+$/.test(typed)) return '动态码只有数字，请看验证器里的那一组'
  if (typed.length === appCodeLength) return undefined
  return `动态码是 ${appCodeLength} 位数字，现在${countOff(typed, appCodeLength)}`
}
