import { maxLength, pipe, regex } from 'valibot'
import { typedCode } from '../rules/typed.ts'

/** The number of an order on a marketplace: at most 30 letters and digits. */
export const marketplaceOrderNumber = pipe(
  typedCode('订单号'),
  regex(/^[A-Za-z0-9-]+$/, '订单号由字母和数字组成，请核对'),
  maxLength(30, ({ received }) => `订单号最多 30 位，现在 ${received} 位，请核对`),
)
