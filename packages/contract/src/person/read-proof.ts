import { array, type InferOutput, number, object, optional, picklist, string } from 'valibot'
import { defineCall } from '../call.ts'

/** What shows, beside the phone, whose it is: numbers are given away again. */
export const personFact = picklist(['id-tail', 'plate', 'id-number'])
export type PersonFact = InferOutput<typeof personFact>

/**
 * How far a customer has come. `phone`: nothing is proven; `code`: one was sent; `fact`: the phone is
 * theirs, and one of `asks` is needed; `nothing`: the phone is theirs, and no policy has it on file;
 * `open`: everything that is theirs is open.
 */
export const proofState = object({
  step: picklist(['phone', 'code', 'fact', 'nothing', 'open']),
  /** Absent with a `code` that facts asked for: it would tell that they fit. */
  maskedMobile: optional(string()),
  /** With `open`: as forms may begin with it; plain, since it is their own. */
  name: optional(string()),
  /** With `fact`: which facts would do, the easiest first. */
  asks: array(personFact),
  /** With `code`: until another one can be sent, and until the sent one is no good any more; with `open`: until it ends unused. */
  resendAfterSeconds: optional(number()),
  expiresInSeconds: optional(number()),
  /** This browser was remembered: a code to that phone is enough. */
  rememberedMobile: optional(string()),
  /** With that: the version of the notice about personal data that whoever is remembered agreed to last. */
  agreedTo: optional(string()),
})
export type ProofState = InferOutput<typeof proofState>

/** How far this session has come; a page asks it after a reload. */
export const readProof = defineCall({
  path: '/person/readProof',
  level: 'open',
  response: proofState,
})
