import { pipe, toUpperCase, transform } from 'valibot'
import { frameTailLength } from '../constants/code-lengths.ts'
import { frameFault, frameNumberLength } from './frame-number.ts'
import { judged } from './judged.ts'
import { typedCode } from './typed.ts'

/** `isSixFrame`: the last six characters of the frame number; of one that was typed whole, those. */
export const frameTail = pipe(
  typedCode('车架号后六位'),
  toUpperCase(),
  transform((typed) =>
    typed.length === frameNumberLength ? typed.slice(-frameTailLength) : typed,
  ),
  judged((typed) => frameFault(typed, '车架号后六位', frameTailLength)),
)
