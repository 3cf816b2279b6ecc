import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { edited } from '../../desk/edited.ts'
import { saved } from '../../desk/saved.ts'
import { deskOutlet } from './desk-outlet.ts'
import { outletDraft } from './outlet-draft.ts'

/** Saves an outlet, new or changed; customers see it at once. One that is not there is 1007. */
export const saveOutlet = defineDeskCall({
  path: '/outlets/saveOutlet',
  answer: 'json',
  kind: 'submit',
  access: ['content'],
  request: object({ edited, ...outletDraft.entries }),
  response: saved(deskOutlet),
})
