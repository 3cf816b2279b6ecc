import {
  array,
  type InferOutput,
  literal,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot'
import type { GrantKind } from '../grants/grant.ts'

const objectKinds = [
  'policy',
  'insured-person',
  'claim',
  'claim-notice',
  'phone',
  'lookup',
] as const satisfies readonly GrantKind[]

/** A Buffer as JSON keeps it. */
const bytes = pipe(
  object({ type: literal('Buffer'), data: array(number()) }),
  transform(({ data }): Buffer => Buffer.from(data)),
)

/**
 * A mail that waits: of what kind, to whom and about what. It is written when it is sent, so that
 * no document lies in the queue, and what the customer asked for is what the archive holds then.
 */
export const queuedMail = object({
  kind: literal('policy'),
  to: string(),
  object: object({ kind: picklist(objectKinds), customerKey: bytes, id: string() }),
})
export type QueuedMail = InferOutput<typeof queuedMail>
