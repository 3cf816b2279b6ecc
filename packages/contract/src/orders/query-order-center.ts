import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { pageAsked } from '../list-page.ts'
import { handle } from '../rules/handle.ts'
import { orderList } from './order-list.ts'

/** All orders of whoever placed this one, with the same phone: also those that were paid or have ended. */
export const queryOrderCenter = defineCall({
  group: 'wp',
  path: '/api/queryOrderCenter',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'knowledge',
  request: object({ handle, ...pageAsked }),
  response: orderList,
})
