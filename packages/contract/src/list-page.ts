import { number, optional } from 'valibot'
import { pageNumber } from './rules/counts.ts'

/** How many rows a page of a list has. */
export const rowsPerPage = 20

/** What a request for a paged list carries beside its question; the first page when it names none. */
export const pageAsked = { page: optional(pageNumber, 1) }

/** What the answer says of the whole list. */
export const listExtent = {
  /** Rows of all pages together. */
  total: number(),
  /** The next page; absent on the last. */
  nextPage: optional(number()),
}
