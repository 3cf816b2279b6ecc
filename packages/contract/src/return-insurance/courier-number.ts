import { maxLength, pipe, regex } from 'valibot'
import { typedCode } from '../rules/typed.ts'

/** The number of the parcel that went back: at most 25 letters and digits. */
export const courierNumber = pipe(
  typedCode('快递单号'),
  regex(/^[A-Za-z0-9]+$/, '快递单号由字母和数字组成，请核对'),
  maxLength(25, ({ received }) => `快递单号最多 25 位，现在 ${received} 位，请核对`),
)
