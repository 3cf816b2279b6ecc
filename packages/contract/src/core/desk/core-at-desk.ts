import { array, type InferOutput, object, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'

const unusedRow = object({
  /** Names the row in this list. */
  id: string(),
  /** As the core calls it: policies, customers. */
  kind: string(),
  /** The number of the row; masked where it is an ID number. */
  key: string(),
  unused: array(
    object({
      /** A dot leads into what hangs on the row: insured.mobile. */
      column: string(),
      reason: string(),
    }),
  ),
  /** 2026-11-22 08:43 */
  notedAt: string(),
})
export type UnusedRow = InferOutput<typeof unusedRow>

/** Rows of the core of which something could not be used, the newest first, a page at a time. It leaves a trace. */
export const listUnusedValues = defineDeskCall({
  path: '/core/listUnusedValues',
  access: 'watch-core',
  request: object(pageAsked),
  response: object({ rows: array(unusedRow), ...listExtent }),
})

export const coreDeskCalls = { listUnusedValues }
