import { boolean, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** The same question for the plain pages: can this policy be downloaded and e-mailed. */
export const wapElecCheck = defineCall({
  group: 'policy',
  path: '/policyDownload/wapElecCheck',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'knowledge',
  request: object({ handle }),
  response: object({ canDownload: boolean(), canEmail: boolean(), reason: optional(string()) }),
})
