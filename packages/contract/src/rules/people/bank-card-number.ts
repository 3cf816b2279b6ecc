import { pipe, transform } from 'valibot'
import { judged } from '../judged.ts'
import { typedCode } from '../text.ts'

const shortest = 16
const longest = 19

/** A bank card's number, in groups or not; its last digit checks the others (Luhn, ISO/IEC 7812). */
export const bankCardNumber = pipe(
  typedCode('银行卡号'),
  transform((typed) => typed.replaceAll('-', '')),
  judged(faultIn),
)

function faultIn(number: string): string | undefined {
  if (!/^\d+$/.test(number)) return '银行卡号只有数字，请删去其他字符'
  const { length } = number
  if (length < shortest || length > longest) {
    return `银行卡号是 ${shortest} 至 ${longest} 位数字，现在 ${length} 位，请核对`
  }
  return luhnSum(number) % 10 === 0 ? undefined : '银行卡号有误，请对照卡面逐位核对'
}

function luhnSum(number: string): number {
  return [...number].reverse().reduce((sum, digit, at) => sum + weighed(Number(digit), at), 0)
}

/** Every second digit counts twice, and a product of two digits as their sum. */
function weighed(digit: number, at: number): number {
  const counted = at % 2 === 0 ? digit : digit * 2
  return counted > 9 ? counted - 9 : counted
}
