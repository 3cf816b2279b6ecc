import { type InferOutput, looseObject, number, object, optional, string } from 'valibot'

/** How a call ended: `1`, or a code of the catalogue with its message (specification, section 8). */
const common = object({
  resultCode: string(),
  resultMsg: string(),
  /** The input that a rule refused. */
  field: optional(string()),
  /** Of what is only too early: in how many seconds it may be asked for again. */
  retryAfterSeconds: optional(number()),
})
export type Common = InferOutput<typeof common>

const head = object({ requestId: string() })

/** What every JSON answer has; a page takes the rest of its body as it comes, by the call's own rules. */
export const answerFrame = object({ head, body: object({ common }) })

/** Every JSON answer; the call's own response stands beside `common` in the body. */
export const answer = object({
  head,
  body: looseObject({ common }),
})
export type WireAnswer = InferOutput<typeof answer>
