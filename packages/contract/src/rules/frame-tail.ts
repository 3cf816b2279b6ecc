import { pipe, toUpperCase } from 'valibot'
import { frameTailLength } from '../constants/code-lengths.ts'
import { frameFault } from './frame-number.ts'
import { judged } from './judged.ts'
import { typedCode } from './typed.ts'

/** `isSixFrame`: the last six characters of the frame number. */
export const frameTail = pipe(
  typedCode('车架号后六位'),
  toUpperCase(),
  judged((typed) => frameFault(typed, '车架号后六位', frameTailLength)),
)
