import { object, optional } from 'valibot'
import { handle } from '../rules/handle.ts'
import { invoiceFormat } from './invoice-format.ts'

/** One invoice and the form in which its file is wanted. */
export const invoiceFile = object({ handle, fileFormat: optional(invoiceFormat, 'pdf') })
