import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'
import { deskLink, linkId } from './desk-link.ts'

/** The bank refused the money, or sent it back; the customer reads why, and gets an SMS. */
export const markFailed = defineDeskCall({
  path: '/links/markFailed',
  answer: 'json',
  kind: 'submit',
  access: ['claims'],
  request: object({ linkId, reason: text(60, '失败原因') }),
  response: deskLink,
})
