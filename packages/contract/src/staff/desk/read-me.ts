import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { me } from './me.ts'

/** Who is signed in here; a page that opens asks this first. */
export const readMe = defineDeskCall({
  path: '/staff/readMe',
  answer: 'json',
  kind: 'query',
  access: 'signed-in',
  request: object({}),
  response: object({ me }),
})
