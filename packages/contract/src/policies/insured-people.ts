import { array, type InferOutput, number, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { listExtent, pageAsked } from '../list-page.ts'
import { handle } from '../rules/handle.ts'
import { text } from '../rules/text.ts'

/** One person that a policy names. */
export const insuredPerson = object({
  /** The place in the policy's list, from 1. */
  number: number(),
  name: string(),
  maskedIdNumber: string(),
  /** To the applicant, for example 子女; absent where a company insures its staff. */
  relation: optional(string()),
  /** The plan of covers, for example 方案一. */
  plan: optional(string()),
  /** ISO dates; who joined with the policy and stays to its end has none. */
  joinedOn: optional(string()),
  leftOn: optional(string()),
})
export type InsuredPerson = InferOutput<typeof insuredPerson>

/** The people that a policy names, a page at a time; `search` takes a whole name or ID number. */
export const insuredPeople = defineCall({
  group: 'self',
  path: '/policies/insuredPeople',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone-on-file',
  request: object({ handle, search: optional(text(50, '姓名或证件号码')), ...pageAsked }),
  response: object({ people: array(insuredPerson), ...listExtent }),
})
