import { object, picklist } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { codeSent } from './code-sent.ts'
import { phoneOnFilePurposes } from './sms-purpose.ts'

/** Sends a code to the phone on file of a policy, and shows only the mask of that phone. */
export const getCentPhoneCode = defineCall({
  group: 'wp',
  path: '/policy/getCentPhoneCode',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'knowledge',
  request: object({ handle, purpose: picklist(phoneOnFilePurposes) }),
  response: codeSent,
})
