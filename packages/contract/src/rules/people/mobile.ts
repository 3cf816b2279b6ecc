import { pipe, transform } from 'valibot'
import { mobileLength } from '../../constants/lengths.ts'
import { countOff } from '../counts.ts'
import { judged } from '../judged.ts'
import { typedCode } from '../text.ts'

/** `isMobile`: a mobile number of the mainland; dashes and the country code are forgiven. */
export const mobile = typedMobile(judged(mobileFault))

/** The same as it is typed, before `rule` judges it. */
export function typedMobile(rule: ReturnType<typeof judged>) {
  return pipe(
    typedCode('手机号'),
    transform((typed) => typed.replaceAll('-', '').replace(/^\+?86(?=1\d{10}$)/, '')),
    rule,
  )
}

export function mobileFault(typed: string): string | undefined {
  if (!/^\d+$/.test(typed)) return '手机号只有数字，请删去其他字符'
  if (typed.length !== mobileLength) {
    return `手机号是 ${mobileLength} 位数字，现在${countOff(typed, mobileLength)}`
  }
  return /^1[3-9]/.test(typed) ? undefined : '手机号以 13 至 19 开头，请核对'
}
