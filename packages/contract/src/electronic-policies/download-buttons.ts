import { boolean, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** Whether this policy can be e-mailed here, and if not, why. */
export const checkButton = defineCall({
  group: 'wp',
  path: '/electronic/checkButton',
  level: 'knowledge',
  request: object({ handle }),
  response: object({ isAvailable: boolean(), reason: optional(string()) }),
})

/** Whether this policy can be downloaded here, and if not, why. */
export const checkDownloadButton = defineCall({
  group: 'wp',
  path: '/electronic/checkDownloadButton',
  level: 'knowledge',
  request: object({ handle }),
  response: object({ isAvailable: boolean(), reason: optional(string()) }),
})

/** The same question for the plain pages: can this policy be downloaded and e-mailed. */
export const wapElecCheck = defineCall({
  group: 'policy',
  path: '/policyDownload/wapElecCheck',
  envelope: 'plain',
  level: 'knowledge',
  request: object({ handle }),
  response: object({ canDownload: boolean(), canEmail: boolean(), reason: optional(string()) }),
})
