import { pipe, regex, string } from 'valibot'

/** Names a payment in the address that its cashier returns to: 128 bits, worth nothing without the phone. */
export const returnCode = pipe(string(), regex(/^[\w-]{22}$/, '页面已过期，请重新查询订单'))
