import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { deskLink, linkId } from './desk-link.ts'

/** Whom a link was sent to and, for who pays, what was registered by it. Reading it leaves a trace. */
export const readLink = defineDeskCall({
  path: '/links/readLink',
  answer: 'json',
  kind: 'query',
  access: ['agent', 'claims'],
  request: object({ linkId }),
  response: deskLink,
})
