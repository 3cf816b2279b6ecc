import { array, object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { clauseText } from './clause-text.ts'

/** The clauses of a policy as text to read on the page. */
export const readClauses = defineCall({
  group: 'self',
  path: '/policies/clauses',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({ clauses: array(clauseText) }),
})
