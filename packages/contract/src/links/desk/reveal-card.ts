import { object, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { linkId } from './desk-link.ts'

/** The whole card, for the payment alone: while it is still to be made. Each look leaves a trace. */
export const revealCard = defineDeskCall({
  path: '/links/revealCard',
  answer: 'json',
  kind: 'query',
  access: ['claims'],
  request: object({ linkId }),
  response: object({ bankcardno: string() }),
})
