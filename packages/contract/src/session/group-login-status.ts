import { object, picklist } from 'valibot'
import { defineCall } from '../call.ts'

/** Whether a partner channel handed the visitor over as logged in: 1 yes, 0 no. */
export const groupLoginStatus = defineCall({
  group: 'member',
  path: '/api/groupLoginStatus',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({}),
  response: object({ loginStatus: picklist(['0', '1']) }),
})
