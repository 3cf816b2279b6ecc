import type { Call } from '../call.ts'
import type { DeskCall } from '../desk/desk-call.ts'
import type { CoreEvent } from './core-event.ts'

/** What a submission tells the core; or, in words, why it tells nothing. */
type Told = readonly CoreEvent[] | string

/** Every submission among these calls has to say so: one that is missing does not compile. */
export type EventsBySubmission<Features extends Record<string, Record<string, Call | DeskCall>>> = {
  readonly [Feature in keyof Features]: {
    readonly [Name in keyof Features[Feature] as Features[Feature][Name]['kind'] extends 'submit'
      ? Name
      : never]: Told
  }
}

export const proof = 'proves who somebody is, in one session'
export const chat = 'a conversation stays with the service'
export const figure = 'a figure about the site'
