import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { deskLink, linkId } from './desk-link.ts'

/** Takes back a link that nobody has used: it opens nothing from now on. */
export const revokeLink = defineDeskCall({
  path: '/links/revokeLink',
  answer: 'json',
  kind: 'submit',
  access: ['agent'],
  request: object({ linkId }),
  response: deskLink,
})
