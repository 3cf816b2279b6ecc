import { documentKind } from '@ecenter/contract/electronic-policies/document-kind.ts'
import { invoiceFormat } from '@ecenter/contract/invoices/invoice.ts'
import {
  array,
  type InferOutput,
  literal,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  variant,
} from 'valibot'
import type { GrantKind } from '../grants/grant.ts'

const objectKinds = [
  'policy',
  'insured-person',
  'claim',
  'claim-notice',
  'appeal',
  'person',
  'invoice',
  'order',
  'delivery',
  'refund',
  'phone',
  'lookup',
] as const satisfies readonly GrantKind[]

/** A Buffer as JSON keeps it. */
const bytes = pipe(
  object({ type: literal('Buffer'), data: array(number()) }),
  transform(({ data }): Buffer => Buffer.from(data)),
)

const objectRef = object({ kind: picklist(objectKinds), customerKey: bytes, id: string() })

/**
 * A mail that waits: of what kind, to whom and about what. It is written when it is sent, so that
 * no document lies in the queue, and what the customer asked for is what the archive holds then.
 */
export const queuedMail = variant('kind', [
  object({ kind: literal('policy'), to: string(), object: objectRef }),
  object({
    kind: literal('invoices'),
    to: string(),
    objects: array(objectRef),
    format: invoiceFormat,
  }),
  /** Papers of a car, and what is to be said of those that are not in it. */
  object({
    kind: literal('documents'),
    to: string(),
    files: array(
      object({
        object: objectRef,
        item: picklist([...documentKind.options, ...invoiceFormat.options]),
        endorsementKey: optional(bytes),
        title: string(),
      }),
    ),
    leftOut: array(string()),
  }),
  object({
    kind: literal('appeal-answer'),
    to: string(),
    appeal: object({ customerKey: bytes, id: string() }),
  }),
  /** That a return-freight claim was taken: its report number, and the ISO date by which it is answered. */
  object({ kind: literal('return-claim'), to: string(), registNo: string(), answerBy: string() }),
  /** That only-proven ends then without the phone, `2026-11-29 08:46`; absent once it has ended. */
  object({ kind: literal('only-proven-end'), to: string(), until: optional(string()) }),
  /** The link of a promoter, by the code at its end. */
  object({ kind: literal('promotion'), to: string(), code: string() }),
])
export type QueuedMail = InferOutput<typeof queuedMail>
/** A mail of one kind, as the feature that writes it gets it. */
export type MailOf<Kind extends QueuedMail['kind']> = Extract<QueuedMail, { kind: Kind }>
