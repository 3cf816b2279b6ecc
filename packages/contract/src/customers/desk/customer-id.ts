import { pipe, string, uuid } from 'valibot'

/** Names a customer for the member of staff who has found them. */
export const customerId = pipe(string(), uuid('没有这位客户，请重新搜索'))
