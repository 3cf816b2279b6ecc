import { isoTimestamp, object, optional, pipe, string } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { policyPaper } from './policy-paper.ts'

/** A one-use link to the policy, for web views that cannot save a file; it lives five minutes. */
export const downLodElectronicPolicy = defineCall({
  group: 'wp',
  path: '/api/electronic/downLodElectronicPolicy',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone-on-file',
  request: object({ handle, paper: optional(policyPaper, 'policy') }),
  response: object({ url: string(), expiresAt: pipe(string(), isoTimestamp()) }),
})
