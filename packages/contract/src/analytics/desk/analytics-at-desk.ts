import { object, pipe, regex, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { faultFields } from '../fault.ts'

/** Counts and logs that a page of the desk broke through a fault of our own. */
export const recordDeskFault = defineDeskCall({
  path: '/analytics/recordFault',
  kind: 'submit',
  access: 'signed-in',
  // Pages of the desk have short names of small letters: nothing about a person fits in.
  request: object({ route: pipe(string(), regex(/^\/[a-z-]{0,30}$/)), ...faultFields }),
})

export const analyticsDeskCalls = { recordDeskFault }
