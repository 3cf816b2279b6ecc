import { expect, test } from 'vitest'
import { withFormulaMark, withoutFormulaMark } from './formula-mark.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=cmd|/c calc!A1', '＝1', '＠x', "'=1"])(
  'a cell that begins like a formula is text, and read back as it was: %j',
  (cell) => {
    expect(withFormulaMark(cell)).toBe(`'${cell}`)
    expect(withoutFormulaMark(withFormulaMark(cell))).toBe(cell)
  },
)

test.each(['', '1', 'a=b', "'", "'t Hooft", '京A·12345'])(
  'any other stays as it is: %j',
  (cell) => {
    expect(withFormulaMark(cell)).toBe(cell)
    expect(withoutFormulaMark(cell)).toBe(cell)
  },
)
