import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { creditCode } from './credit-code.ts'

test.each([
  ['91110199MA0001201R', undefined],
  [' 91110199ma0001201r ', undefined],
  ['', '请填写统一社会信用代码'],
  ['91110199MA0001201', '统一社会信用代码是 18 位，现在少 1 位'],
  ['91110199MA00012010', '统一社会信用代码有误，请对照营业执照逐位核对'],
  ['110199198506151375', '统一社会信用代码有误，请对照营业执照逐位核对'],
])('%s: %s', (typed, message) => {
  expect(safeParse(creditCode, typed).issues?.[0].message).toBe(message)
})
