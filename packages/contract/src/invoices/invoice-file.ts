import { object, optional, picklist } from 'valibot'
import { handle } from '../rules/handle.ts'

/** One invoice and the form in which its file is wanted. */
export const invoiceFile = object({
  handle,
  fileFormat: optional(picklist(['pdf', 'ofd', 'xml']), 'pdf'),
})
