import { boolean, object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** Starts or stops an SMS to the phone on file at each new step of one claim. */
export const changeSubscription = defineCall({
  group: 'self',
  path: '/claims/changeSubscription',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone-on-file',
  request: object({ handle, isOn: boolean() }),
  response: object({ isOn: boolean() }),
})
