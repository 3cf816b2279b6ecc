import { pipe, string, uuid } from 'valibot'

/** Names a delivery at the desk. */
export const deliveryId = pipe(string(), uuid('没有这件配送'))
