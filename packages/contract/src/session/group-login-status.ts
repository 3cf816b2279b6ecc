import { object, picklist } from 'valibot'
import { defineCall } from '../call.ts'

/** Whether a partner channel handed the visitor over as logged in: 1 yes, 0 no. */
export const groupLoginStatus = defineCall({
  group: 'member',
  path: '/api/groupLoginStatus',
  level: 'open',
  response: object({ loginStatus: picklist(['0', '1']) }),
})
