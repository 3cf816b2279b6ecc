import { array, number, object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { deskReturnRow } from './desk-return-claim.ts'
import { returnStanding } from './return-standing.ts'

/** Returns that were claimed on the page: open ones with the oldest in front, of decided ones the newest. */
export const listReturnClaims = defineDeskCall({
  path: '/return-insurance/listReturnClaims',
  answer: 'json',
  kind: 'query',
  access: ['claims'],
  request: object({ standing: returnStanding, ...pageAsked }),
  response: object({
    claims: array(deskReturnRow),
    ...listExtent,
    /** How many wait for a decision, whichever are listed. */
    open: number(),
  }),
})
