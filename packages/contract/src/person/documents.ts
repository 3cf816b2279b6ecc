import { array, object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { emailAccepted } from '../electronic-policies/document-kind.ts'
import { handle } from '../rules/handle.ts'
import { email } from '../rules/people/email.ts'

/** So many papers of a car travel together at most. */
export const documentsAtOnce = 20

/** In a ZIP with papers left out: the text file that names them, a line each. */
export const leftOutFileName = '没有放进来的单证.txt'

/** All papers of a car that can be had, as one ZIP; what cannot be had stands by name in `leftOutFileName`. */
export const downloadDocuments = defineCall({
  path: '/person/downloadDocuments',
  answer: 'file',
  level: 'phone-on-file',
  request: object({ handle }),
})

const mailed = object({
  ...emailAccepted.entries,
  /** What is not in it, and why. */
  leftOut: array(string()),
})

/** The same in one mail, to the address that the core names as the person's own. */
export const mailDocuments = defineCall({
  path: '/person/mailDocuments',
  kind: 'submit',
  level: 'phone-on-file',
  request: object({ handle }),
  response: mailed,
})

/** The same to any other address, with a fresh code for this car and that very address. */
export const mailDocumentsTo = defineCall({
  path: '/person/mailDocumentsTo',
  kind: 'submit',
  level: 'fresh-code',
  action: 'mail-documents',
  boundTo: 'email',
  request: object({ handle, email }),
  response: mailed,
})
