import { pipe, toUpperCase, transform } from 'valibot'
import { judged } from './judged.ts'
import { typedCode } from './text.ts'

/** The 31 short names that a plate begins with. */
export const provincePrefixes = [
  ...'京津沪渝冀晋蒙辽吉黑苏浙皖闽赣鲁豫鄂湘粤桂琼川贵云藏陕甘青宁新',
]

const province = `[${provincePrefixes.join('')}]`
const letter = '[A-HJ-NP-Z]'
const character = '[A-HJ-NP-Z0-9]'

const ordinary = `${province}${letter}${character}{4}(?:${character}|[挂学警港澳使领])`
const newEnergySmall = `${province}${letter}[A-HJK]${character}\\d{4}`
const newEnergyLarge = `${province}${letter}\\d{5}[A-HJK]`
const embassy = '使\\d{6}'

const plate = new RegExp(`^(?:${ordinary}|${newEnergySmall}|${newEnergyLarge}|${embassy})$`)

/** `isLicense`: a plate by GA 36, new-energy plates included; spaces, dots and case are forgiven. */
export const licensePlate = pipe(
  typedCode('车牌号'),
  transform((typed) => typed.replaceAll(/[·•・.-]/g, '')),
  toUpperCase(),
  judged(faultIn),
)

function faultIn(typed: string): string | undefined {
  if (plate.test(typed)) return undefined
  if (!new RegExp(`^(?:${province}|使)`).test(typed)) return '车牌号缺少省份简称，请选择，例如京'
  if (typed.length !== 7 && typed.length !== 8) {
    return `车牌号是 7 位，新能源车是 8 位，现在 ${typed.length} 位，请核对`
  }
  if (/[IO]/.test(typed)) return '车牌号里没有字母 I 和 O，请改为数字 1 和 0'
  return '车牌号有误，请对照行驶证逐位核对'
}
