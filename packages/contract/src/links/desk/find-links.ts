import { array, object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { mobile } from '../../rules/mobile.ts'
import { deskLinkRow } from './desk-link.ts'

/** The last links that were sent to the phone of a customer who calls; else 1007. It leaves a trace. */
export const findLinks = defineDeskCall({
  path: '/links/findLinks',
  answer: 'json',
  kind: 'query',
  access: ['agent', 'claims'],
  request: object({ mobile }),
  response: object({ links: array(deskLinkRow) }),
})
