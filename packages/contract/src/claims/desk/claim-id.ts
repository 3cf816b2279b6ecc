import { pipe, string, uuid } from 'valibot'

/** Names a claim at the desk. */
export const claimId = pipe(string(), uuid('没有这件理赔'))
