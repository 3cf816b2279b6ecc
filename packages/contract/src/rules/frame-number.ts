import { pipe, toUpperCase, transform } from 'valibot'
import { frameTailLength } from '../constants/lengths.ts'
import { countOff } from './counts.ts'
import { judged } from './judged.ts'
import { typedCode } from './text.ts'

const frameNumberLength = 17

/**
 * A vehicle frame number (VIN) by GB 16735, without I, O and Q. Its check digit is not judged:
 * imported cars need not carry one.
 */
export const frameNumber = pipe(
  typedCode('车架号'),
  toUpperCase(),
  judged((typed) => frameFault(typed, '车架号', frameNumberLength)),
)

/** What is wrong with a frame number or with a part of it. */
function frameFault(typed: string, label: string, wanted: number): string | undefined {
  if (/[IOQ]/.test(typed)) return `${label}里没有字母 I、O、Q，请对照行驶证核对`
  if (!/^[A-Z\d]+$/.test(typed)) return `${label}只有数字和字母，请删去其他字符`
  return typed.length === wanted
    ? undefined
    : `${label}是 ${wanted} 位，现在${countOff(typed, wanted)}`
}

/** `isSixFrame`: the last six characters of the frame number; of one that was typed whole, those. */
export const frameTail = pipe(
  typedCode('车架号后六位'),
  toUpperCase(),
  transform((typed) =>
    typed.length === frameNumberLength ? typed.slice(-frameTailLength) : typed,
  ),
  judged((typed) => frameFault(typed, '车架号后六位', frameTailLength)),
)
