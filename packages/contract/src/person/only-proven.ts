import { boolean, object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** Whether only a proof finds what is the person's: 仅限手机验证后查看. */
export const readOnlyProven = defineCall({
  group: 'self',
  path: '/person/readOnlyProven',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({}),
  response: object({
    isOn: boolean(),
    /** Names the person in this session, for the code that a change takes. */
    handle: string(),
  }),
})

/**
 * While it is on, every search by facts answers for this person as for nobody, whoever asks; they
 * themselves, proven, find everything. Only the whole person says so.
 */
export const setOnlyProven = defineCall({
  group: 'self',
  path: '/person/setOnlyProven',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'fresh-code',
  action: 'set-only-proven',
  request: object({ handle, isOn: boolean() }),
  response: object({ isOn: boolean() }),
})
