import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { deskLink, linkId } from './desk-link.ts'

/** The money was sent; the customer gets an SMS. */
export const markPaid = defineDeskCall({
  path: '/links/markPaid',
  answer: 'json',
  kind: 'submit',
  access: ['claims'],
  request: object({ linkId }),
  response: deskLink,
})
