import { maxLength, nonEmpty, pipe, string, toUpperCase } from 'valibot'
import { countOff } from './counts.ts'
import { judged } from './judged.ts'
import { storable, typedCode } from './text.ts'

const length = 22

/** `isCarPolicyNo`: P, class (DAA commercial, DZA compulsory), year, 4-digit area, 10 digits. */
export const carPolicyNumber = pipe(typedCode('保单号'), toUpperCase(), judged(faultIn))

function faultIn(typed: string): string | undefined {
  if (!/^PD[AZ]A/.test(typed)) return '车险保单号以 PDAA 或 PDZA 开头，请对照保单核对'
  if (typed.length !== length) return `保单号是 ${length} 位，现在${countOff(typed, length)}`
  return /^PD[AZ]A20\d{16}$/.test(typed) ? undefined : '保单号有误，请对照保单逐位核对'
}

const message = '页面已过期，请重新查询'

/** Comes with the policy's detail, so nobody types it; its form is the core's own. */
export const endorsementNumber = pipe(
  string(),
  nonEmpty(message),
  maxLength(50, message),
  storable(message),
)
