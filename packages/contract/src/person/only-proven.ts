import { boolean, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** Whether only a proof finds what is the person's: 仅限手机验证后查看. */
export const readOnlyProven = defineCall({
  path: '/person/readOnlyProven',
  level: 'open',
  response: object({
    isOn: boolean(),
    /** Names the person in this session, for the code that a change takes. */
    handle: string(),
    /** Staff were asked to end it without the phone; `endsAt` once two of them have: `2026-11-29 08:46`. */
    ending: optional(object({ endsAt: optional(string()) })),
  }),
})

/**
 * While it is on, every search by facts answers for this person as for nobody, whoever asks; they
 * themselves, proven, find everything. Only the whole person says so.
 */
export const setOnlyProven = defineCall({
  path: '/person/setOnlyProven',
  kind: 'submit',
  level: 'fresh-code',
  action: 'set-only-proven',
  request: object({ handle, isOn: boolean() }),
  response: object({ isOn: boolean() }),
})

/** Stops what staff were asked to do without the phone. Whoever proves the whole person has it still. */
export const stopOnlyProvenEnd = defineCall({
  path: '/person/stopOnlyProvenEnd',
  kind: 'submit',
  level: 'open',
})
