import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** The electronic mark of the compulsory policy as PDF. */
export const eTongDownloadTPolicy = defineCall({
  group: 'wp',
  path: '/electronic/eTongDownloadTPolicy',
  envelope: 'head',
  answer: 'file',
  kind: 'query',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({}),
})
